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
    offerId: null,
  },
  {
    flow: 'bid-or-buy',
    mode: null,
    price: money(25_000, 'GBP'),
    expires: 60,
    insured: null,
    offerId: null,
  },
  {
    flow: 'ask-or-sell',
    mode: 'offer',
    price: money(99_900, 'EUR'),
    expires: 60,
    insured: false,
    offerId: null,
  },
  { flow: 'ask-or-sell', mode: 'accept', price: null, expires: 30, insured: true, offerId: null },
  {
    flow: 'bid-or-buy',
    mode: 'offer',
    price: money(26_000, 'GBP'),
    expires: null,
    insured: null,
    offerId: 7,
  },
  {
    flow: 'ask-or-sell',
    mode: 'offer',
    price: null,
    expires: 60,
    insured: true,
    offerId: 8,
  },
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

  test('names the offer to change, in its own flow only', () => {
    expect(read('bid-or-buy', 'action=edit&bidId=7')).toMatchObject({ mode: 'offer', offerId: 7 });
    expect(read('ask-or-sell', 'action=edit&askId=8')).toMatchObject({ mode: 'offer', offerId: 8 });
    for (const query of ['action=edit&askId=8', 'action=bid&bidId=7', 'action=edit&bidId=07']) {
      expect(read('bid-or-buy', query).offerId).toBeNull();
    }
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
      offerId: null,
    });
  });

  test('reads no price without a currency', () => {
    expect(read('bid-or-buy', 'price=250').price).toBeNull();
  });
});
