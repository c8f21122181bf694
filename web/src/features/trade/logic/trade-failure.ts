import { ApiError } from '../../../lib/api/api-error.ts';
import type { TradeFailure } from './run-trade.ts';

/** A failed trade's details; a code of null: nothing proves that it was not made. */
export function failureOf(error: unknown): TradeFailure {
  if (!(error instanceof ApiError)) {
    return {
      code: null,
      message: 'Something went wrong on our side.',
      requestId: null,
      next: null,
    };
  }
  const { code, message, requestId } = error;
  return {
    code: error.isRefusal && code !== 'network' ? code : null,
    message,
    requestId,
    next: error.next?.price ?? null,
  };
}
