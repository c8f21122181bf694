import { ApiError } from '../../../lib/api/api-error.ts';
import type { TradeFailure } from './run-trade.ts';

/**
 * A failed trade's details; a code of null: no answer. Only the BFF's own refusal (4xx or 503)
 * proves that nothing happened: a proxy may answer after the trade went through.
 */
export function failureOf(error: unknown): TradeFailure {
  if (!(error instanceof ApiError)) {
    return {
      code: null,
      message: 'Something went wrong on our side.',
      requestId: null,
      next: null,
    };
  }
  const { code, message, requestId, status } = error;
  const isRefusal = error.kind === 'answer' && (status < 500 || status === 503);
  return {
    code: isRefusal && code !== 'network' ? code : null,
    message,
    requestId,
    next: error.next?.price ?? null,
  };
}
