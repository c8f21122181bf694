import { expect, test } from 'vitest';
import type { ErrorCode } from '../../../../../shared/contracts/error-codes.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { outcomeOf } from './outcome.ts';
import { failureOf } from './trade-failure.ts';

const answer = (status: number, code?: ErrorCode) =>
  ApiError.answer(
    status,
    code ? { error: { code, message: 'm', requestId: 'r' } } : '<html>',
    null,
  );
const outcome = (error: unknown) => outcomeOf(failureOf(error).code);

test('trusts the BFF’s own 503 that nothing was sent', () => {
  expect(outcome(answer(503, 'upstream.unavailable'))).toBe('undone');
  expect(outcome(answer(503, 'overloaded'))).toBe('undone');
});

test.each([401, 408, 413, 429, 500, 502, 503, 504])(
  'treats a %i of an intermediary as an unknown outcome',
  (s) => {
    expect(outcome(answer(s))).toBe('unknown');
  },
);

test('treats a lost connection and a bug as an unknown outcome', () => {
  expect(outcome(ApiError.network())).toBe('unknown');
  expect(outcome(new TypeError('x'))).toBe('unknown');
});

test('reads a refusal with the acceptable price', () => {
  const next = { price: { amount: 20_500, currency: 'GBP' as const }, orderId: null };
  const error = ApiError.answer(
    400,
    { error: { code: 'trade.price-refused', message: 'm', requestId: 'r', next } },
    null,
  );
  expect(outcome(error)).toBe('refused');
  expect(failureOf(error).next).toEqual(next.price);
});
