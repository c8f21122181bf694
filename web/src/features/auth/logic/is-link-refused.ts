import { ApiError } from '../../../lib/api/api-error.ts';

/** The link of a message was itself refused, by this code: trying it again would not help. */
export function isLinkRefused(failure: unknown, code: string): boolean {
  return failure instanceof ApiError && [code, 'request.invalid'].includes(failure.code);
}
