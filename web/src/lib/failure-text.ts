import { ApiError } from './api/api-error.ts';
import { messages } from './messages.ts';

/** One sentence for a person, whatever was thrown. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.failed.unknown;
  return error.kind === 'network' ? messages.failed.network : error.message;
}
