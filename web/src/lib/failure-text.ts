import { ApiError } from './api/api-error.ts';
import { messages } from './messages.ts';

/** A sentence for any thrown value. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.failed.unknown;
  return error.kind === 'network' ? messages.failed.network : error.message;
}
