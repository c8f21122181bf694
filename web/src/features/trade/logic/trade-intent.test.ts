import { describe, expect, test } from 'vitest';
import { money } from '../../../../../shared/domain/money.ts';
import { readIntent, type TradeIntent, writeIntent } from './trade-intent.ts';

const read = (flow: TradeIntent['flow'], query: string) =>
  readIntent(flow, new URLSearchParams(query));

const intents: TradeIntent[] = [
  {
    flow: 'bid-or-buy',
    mode: 'offer',
    price: money(25_050, 'USD'),
    expires: 0,
    insured: null,
  },
  { flow: 'bid-or-buy', mode: null, price: money(25_000, 'GBP'), expires: 60, insured: null },
  { flow: 'ask-or-sell', mode: 'offer', price: money(99_900, 'EUR'), expires: 60, insured: false },
  { flow: 'ask-or-sell', mode: 'accept', price: null, expires: 30, insured: true },
];

describe('the intent in the address', () => {
  test.each(intents)('round-trips: %o', (intent) => {
    expect(read(intent.flow, writeIntent(intent))).toEqual(intent);
  });

  test("uses the specification's words for the action", () => {
    expect(read('bid-or-buy', 'action=bid').mode).toBe('offer');
    expect(read('bid-or-buy', 'action=buy').mode).toBe('accept');
    expect(read('ask-or-sell', 'action=list').mode).toBe('offer');
    expect(read('ask-or-sell', 'action=sell&DHLInsurance=true')).toMatchObject({
      mode: 'accept',
      insured: true,
    });
    expect(read('ask-or-sell', 'action=edit').mode).toBeNull();
  });

  test('ignores the other flow’s action', () => {
    expect(read('bid-or-buy', 'action=sell').mode).toBeNull();
  });

  test('ignores malformed parameters', () => {
    expect(read('bid-or-buy', 'price=abc&currency=GBP&expires=7&DHLInsurance=maybe')).toEqual({
      flow: 'bid-or-buy',
      mode: null,
      price: null,
      expires: 30,
      insured: null,
    });
  });

  test('reads no price without a currency', () => {
    expect(read('bid-or-buy', 'price=250').price).toBeNull();
  });
});
