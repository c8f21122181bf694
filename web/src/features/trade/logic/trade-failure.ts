import { ApiError } from '../../../lib/api/api-error.ts';
import type { TradeFailure } from './run-trade.ts';

/**
 * What a failed trade's answer told. Only the BFF's own 503 vouches that nothing was sent on: any
 * other 5xx may come from something in between, which cannot know.
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
  const vouched = code !== 'network' && (status < 500 || status === 503);
  return { code: vouched ? code : null, message, requestId, next: error.next?.price ?? null };
}
