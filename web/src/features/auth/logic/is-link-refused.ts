import { ApiError } from '../../../lib/api/api-error.ts';

/** Whether the error says that the link itself is invalid, so that a retry cannot help. */
export function isLinkRefused(failure: unknown, code: string): boolean {
  return failure instanceof ApiError && [code, 'request.invalid'].includes(failure.code);
}
