import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../../../../shared/contracts/error-codes.ts';
import { attemptStore } from './attempt.ts';
import { type Placed, runTrade } from './run-trade.ts';
import type { TradeRequest } from './trade-request.ts';

const request: TradeRequest = {
  kind: 'buy',
  body: { editionId: 500, askId: 71, expectedTotal: { amount: 31_200, currency: 'GBP' } },
};
const store = attemptStore('run-trade');

/** A server that gives each of these answers in turn: an error's code, null for none at all. */
function marketplace(...answers: (ErrorCode | null | Placed)[]) {
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
          failureOf: (code) => ({
            code: code as ErrorCode | null,
            message: '',
            requestId: null,
            next: null,
          }),
          send: async (_request, key) => {
            keys.push(key);
            const answer = answers.shift();
            if (typeof answer === 'object' && answer !== null) return answer;
            throw answer;
          },
        },
        wanted,
        null,
      ),
  };
}
const placed: Placed = { bidId: 5, orderId: 33 };

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
    expect(await market.press()).toEqual({ kind: 'placed', placed });
    expect(market.keys).toEqual(['key-1', 'key-1']);
  });

  test.each(['trade.price-changed', 'trade.ask-sold', 'request.invalid'] as const)(
    'takes a new key after the refusal %s',
    async (code) => {
      const market = marketplace(code, placed);
      expect((await market.press()).kind).toBe('refused');
      await market.press();
      expect(market.keys).toEqual(['key-1', 'key-2']);
    },
  );

  test('takes a new key for the next trade, though it is an equal one', async () => {
    const market = marketplace(placed, placed);
    await market.press();
    await market.press();
    expect(market.keys).toEqual(['key-1', 'key-2']);
  });

  test('has the attempt written down while its answer is awaited', async () => {
    let answer = (_placed: Placed) => {};
    const running = runTrade(
      {
        store,
        now: () => 1000,
        newKey: () => 'key',
        failureOf: () => ({ code: null, message: '', requestId: null, next: null }),
        send: () => new Promise<Placed>((resolve) => (answer = resolve)),
      },
      request,
      [4],
    );
    expect(store.read()).toMatchObject({ key: 'key', state: 'sent', before: [4] });
    answer(placed);
    await running;
    expect(store.read()).toBeNull();
  });

  test('knows an attempt that was certainly not made', async () => {
    const market = marketplace('upstream.unavailable');
    expect((await market.press()).kind).toBe('undone');
    expect(store.read()?.state).toBe('undone');
  });

  test.each(['upstream.unavailable', 'auth.required'] as const)(
    'still does not know what became of an earlier sending after %s',
    async (code) => {
      const market = marketplace(null, code);
      await market.press();
      const again = await market.press();
      expect(again.kind).toBe(code === 'auth.required' ? 'sign-in' : 'unknown');
      expect(store.read()?.state).toBe('sent');
    },
  );
});
