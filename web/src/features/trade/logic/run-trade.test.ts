import { beforeEach, describe, expect, test } from 'vitest';
import type { PlacedBid } from '../../../../../shared/contracts/account.ts';
import type { ErrorCode } from '../../../../../shared/contracts/error-codes.ts';
import { type Attempt, attemptStore } from './attempt.ts';
import { runTrade } from './run-trade.ts';
import type { TradeRequest } from './trade-request.ts';

const request: TradeRequest = {
  kind: 'buy',
  body: { editionId: 500, askId: 71, expectedTotal: { amount: 31_200, currency: 'GBP' } },
};
const store = attemptStore('run-trade');
const made = { id: 5, orderId: 33 };
const placed: PlacedBid = { bidId: 5, orderId: 33 };
const failureWith = (code: ErrorCode | null) => ({
  code,
  message: '',
  requestId: null,
  next: null,
});

/** A server that gives these answers in turn; a string is an error code, null no answer. */
function marketplace(...answers: (ErrorCode | null | PlacedBid)[]) {
  const keys: string[] = [];
  let made = 0;
  return {
    keys,
    press: (wanted = request) =>
      runTrade(
        {
          store,
          now: () => 1000,
          newKey: () => {
            made += 1;
            return `key-${made}`;
          },
          failureOf: (code) => failureWith(code as ErrorCode | null),
          send: async (_request, key) => {
            keys.push(key);
            const answer = answers.shift();
            if (typeof answer === 'object' && answer !== null) return answer;
            throw answer;
          },
        },
        wanted,
      ),
  };
}

describe('runTrade', () => {
  beforeEach(() => store.write(null));

  test.each([
    null,
    'trade.unknown-outcome',
    'request.in-progress',
    'upstream.timeout',
    'upstream.unavailable',
    'overloaded',
    'auth.required',
    'internal',
  ] as const)('retries under the same key after %s', async (code) => {
    const market = marketplace(code, placed);
    expect((await market.press()).kind).not.toBe('placed');
    expect(await market.press()).toMatchObject({
      kind: 'placed',
      trade: made,
      isSuperseded: false,
    });
    expect(market.keys).toEqual(['key-1', 'key-1']);
  });

  test.each(['trade.price-changed', 'trade.ask-sold', 'trade.not-done'] as const)(
    'uses a new key after the refusal %s',
    async (code) => {
      const market = marketplace(code, placed);
      expect((await market.press()).kind).toBe('refused');
      await market.press();
      expect(market.keys).toEqual(['key-1', 'key-2']);
    },
  );

  test('uses a new key for the next trade, even an equal one', async () => {
    const market = marketplace(placed, placed);
    await market.press();
    await market.press();
    expect(market.keys).toEqual(['key-1', 'key-2']);
  });

  test('stores the attempt before it sends it', async () => {
    let answer = (_placed: PlacedBid) => {};
    const running = runTrade(
      {
        store,
        now: () => 1000,
        newKey: () => 'key',
        failureOf: () => failureWith(null),
        send: () => new Promise<PlacedBid>((resolve) => (answer = resolve)),
      },
      request,
    );
    expect(store.read()).toMatchObject({ key: 'key', state: 'sent' });
    answer(placed);
    await running;
    expect(store.read()).toBeNull();
  });

  test.each([placed, 'trade.not-done', 'upstream.unavailable'] as const)(
    'leaves a newer attempt in place where an earlier one ends late with %o',
    async (answer) => {
      const newer: Attempt = { key: 'newer', request, startedAt: 2000, state: 'sent' };
      const late = Promise.withResolvers<PlacedBid>();
      const running = runTrade(
        {
          store,
          now: () => 1000,
          newKey: () => 'earlier',
          failureOf: (code) => failureWith(code as ErrorCode),
          send: () => late.promise,
        },
        request,
      );
      store.write(newer);
      if (typeof answer === 'string') late.reject(answer);
      else late.resolve(answer);
      expect((await running).isSuperseded).toBe(true);
      expect(store.read()).toEqual(newer);
    },
  );

  test('marks an attempt that certainly had no effect', async () => {
    const market = marketplace('upstream.unavailable');
    expect((await market.press()).kind).toBe('undone');
    expect(store.read()?.state).toBe('undone');
  });
});
