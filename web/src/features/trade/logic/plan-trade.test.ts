import { describe, expect, test } from 'vitest';
import {
  buyForm,
  editAskForm,
  editBidForm,
  placeAskForm,
  placeBidForm,
  sellForm,
} from '../../../../../shared/contracts/forms/trade.ts';
import { defaultFees } from '../../../../../shared/domain/default-fees.ts';
import { buyerLines, sellerLines } from '../../../../../shared/domain/fees.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { noOwnOrders } from '../../../../../shared/domain/own-orders.ts';
import { fallbackRates as rates } from '../../../../../shared/domain/rates.ts';
import { bookOrder, edition } from '../testing/fixtures.ts';
import type { EditedOffer } from './edited-offer.ts';
import { isPlan, planTrade } from './plan-trade.ts';
import type { TradeIntent } from './trade-intent.ts';
import { agreedAmount, tradeCall, tradeRequest } from './trade-request.ts';

const london = { country: 'GB', region: 'UK', currency: 'GBP' } as const;
const boston = { country: 'US', region: 'US', currency: 'USD' } as const;
const ask = bookOrder(71, 30_000, { sellerRegion: 'UK' });
const bid = bookOrder(81, 20_000);
const book = edition({ asks: [ask], bids: [bid] });

function plan(
  intent: Partial<TradeIntent>,
  place: typeof london | typeof boston = london,
  { own = noOwnOrders, fees = defaultFees, editing = null as EditedOffer | null } = {},
) {
  const full: TradeIntent = {
    flow: 'bid-or-buy',
    mode: 'offer',
    price: null,
    expires: 30,
    insured: null,
    offerId: null,
    ...intent,
  };
  const artwork = { royalty: 5, fees };
  return planTrade(full, { edition: book, artwork, own, place, rates, editing });
}

describe('planTrade', () => {
  test('quotes a bid with the region’s full shipping, as its seller is not known', () => {
    const price = money(25_000, 'GBP');
    expect(plan({ price })).toEqual({
      kind: 'bid',
      price,
      atMost: true,
      lines: buyerLines({
        price,
        currency: 'GBP',
        buyerRegion: 'UK',
        sellerRegion: null,
        rates,
        fees: defaultFees,
      }),
    });
  });

  test('quotes a purchase by the seller’s region', () => {
    const at = (place: typeof london | typeof boston) =>
      buyerLines({
        price: ask.price,
        currency: place.currency,
        buyerRegion: place.region,
        sellerRegion: 'UK',
        rates,
        fees: defaultFees,
      });
    expect(plan({ mode: 'accept' })).toMatchObject({ kind: 'buy', lines: at(london) });
    expect(plan({ mode: 'accept' }, boston)).toMatchObject({ kind: 'buy', lines: at(boston) });
    expect(at(london).shipping.amount).toBe(0);
    expect(at(boston).shipping.amount).toBeGreaterThan(0);
  });

  test('turns a bid at the lowest ask into a purchase at the ask’s price', () => {
    expect(plan({ price: money(45_000, 'GBP') })).toMatchObject({
      kind: 'buy',
      order: { id: 71 },
      lines: { price: ask.price },
    });
  });

  test('pays a seller by the artwork’s royalty and the chosen insurance', () => {
    const price = money(120_000, 'GBP');
    for (const insured of [true, false]) {
      expect(plan({ flow: 'ask-or-sell', price: money(29_500, 'GBP'), insured })).toMatchObject({
        kind: 'list',
        lines: sellerLines({
          price: money(29_500, 'GBP'),
          currency: 'GBP',
          royaltyPercent: 5,
          insured,
          rates,
          fees: defaultFees,
        }),
      });
    }
    expect(plan({ flow: 'ask-or-sell', price, insured: true })).toMatchObject({
      lines: { royalty: money(6000, 'GBP'), insurance: money(1800, 'GBP') },
    });
  });

  test('sells into the highest bid in the seller’s currency', () => {
    expect(plan({ flow: 'ask-or-sell', mode: 'accept' }, boston)).toMatchObject({
      kind: 'sell',
      order: { id: 81 },
      lines: { price: money(26_200, 'USD') },
    });
  });

  test('accepts the best order of another user, and says that it skips the user’s own', () => {
    const next = bookOrder(72, 31_000, { sellerRegion: 'UK' });
    const own = { asks: new Set([71]), bids: new Set([81]) };
    const circumstances = {
      edition: edition({ asks: [ask, next], bids: [bid] }),
      artwork: { royalty: 5, fees: defaultFees },
      own,
      place: london,
      rates,
      editing: null,
    };
    const intent = (flow: TradeIntent['flow']): TradeIntent => ({
      flow,
      mode: 'accept',
      price: null,
      expires: 30,
      insured: null,
      offerId: null,
    });
    expect(planTrade(intent('bid-or-buy'), circumstances)).toMatchObject({
      kind: 'buy',
      order: { id: 72 },
      passesOwn: true,
      lines: { price: next.price },
    });
    expect(planTrade(intent('ask-or-sell'), circumstances)).toEqual({
      kind: 'nothing-to-accept',
      own: bid,
    });
  });

  test('buys the ask that costs least delivered to the buyer’s region, skipping their own', () => {
    const near = bookOrder(72, 31_000, { sellerRegion: 'UK' });
    const abroad = bookOrder(73, 30_000, { sellerRegion: 'US' });
    const offers = { UK: [72, 73], US: [73, 72] } as const;
    const at = (place: typeof london | typeof boston, ownAsk = 0, intent = {}) =>
      planTrade(
        {
          ...{ flow: 'bid-or-buy', mode: 'accept', price: null },
          ...{ expires: 30, insured: null, offerId: null },
          ...intent,
        },
        {
          edition: edition(
            { asks: [abroad, near], bids: [] },
            { offers: { UK: [...offers.UK], US: [...offers.US] } },
          ),
          artwork: { royalty: 5, fees: defaultFees },
          own: { asks: new Set([ownAsk]), bids: new Set() },
          editing: null,
          place,
          rates,
        },
      );
    expect(at(london)).toMatchObject({
      kind: 'buy',
      order: { id: 72 },
      lower: { id: 73 },
      lines: { shipping: { amount: 0 } },
    });
    expect(at(boston)).toMatchObject({ order: { id: 73 }, lower: null });
    expect(at(london, 72)).toMatchObject({ order: { id: 73 }, lower: null });
    const bids = at(london, 0, { mode: 'offer', price: money(30_500, 'GBP') });
    expect(bids, 'a bid takes the first ask in the book').toMatchObject({ order: { id: 73 } });
  });

  test('uses the server’s fees', () => {
    const fees = { ...defaultFees, applicationFee: 10, processFee: 0, dhlInsuranceFee: 2 };
    const price = money(100_000, 'GBP');
    expect(plan({ mode: 'accept' }, london, { fees })).toMatchObject({
      lines: { processFee: money(0, 'GBP'), total: ask.price },
    });
    expect(plan({ flow: 'ask-or-sell', price, insured: true }, london, { fees })).toMatchObject({
      lines: { applicationFee: money(10_000, 'GBP'), insurance: money(2_000, 'GBP') },
    });
  });

  test('converts a price typed in another currency', () => {
    expect(plan({ price: money(25_000, 'GBP') }, boston)).toMatchObject({
      kind: 'bid',
      price: money(32_750, 'USD'),
    });
  });

  test('keeps an offer at its own price, and prices an ask that waits for approval', () => {
    const editing = {
      id: 9,
      price: money(20_100, 'GBP'),
      expiresAt: null,
      isLive: true,
      insured: null,
      copy: null,
    };
    const at = (amount: number) => plan({ price: money(amount, 'GBP') }, london, { editing });
    expect(at(20_100)).toMatchObject({ kind: 'bid', price: editing.price });
    expect(at(20_200)).toMatchObject({ reason: 'too-close-to-best' });
    expect(at(30_000)).toMatchObject({ kind: 'buy', order: { id: 71 } });
    const waiting = { ...editing, isLive: false, insured: false };
    const asked = { flow: 'ask-or-sell', price: money(19_000, 'GBP') } as const;
    expect(plan(asked, london, { editing: waiting })).toMatchObject({ kind: 'list' });
    expect(plan(asked, london, { editing })).toMatchObject({ kind: 'sell' });
  });

  test('is no plan without a price, with a refused one, or with nothing to accept', () => {
    expect(plan({})).toEqual({ kind: 'price-missing' });
    expect(plan({ price: money(20_100, 'GBP') })).toMatchObject({ reason: 'too-close-to-best' });
    const empty = {
      edition: edition({ asks: [], bids: [] }),
      artwork: { royalty: null, fees: defaultFees },
      own: noOwnOrders,
      place: london,
      rates,
      editing: null,
    };
    const intent: TradeIntent = {
      flow: 'ask-or-sell',
      mode: 'accept',
      price: null,
      expires: 30,
      insured: false,
      offerId: null,
    };
    expect(planTrade(intent, empty)).toEqual({ kind: 'nothing-to-accept', own: null });
  });
});

describe('tradeRequest', () => {
  test('changes an offer instead of placing one, at the price that was typed', () => {
    const price = money(45_000, 'GBP');
    const intent: TradeIntent = {
      flow: 'bid-or-buy',
      mode: 'offer',
      price,
      expires: null,
      insured: null,
      offerId: 9,
    };
    const planned = plan(intent);
    if (!isPlan(planned)) throw new Error('no plan');
    expect(planned.kind).toBe('buy');
    const agreed = agreedAmount(planned);
    const { method, path, body } = tradeCall(tradeRequest(planned, intent, 500, agreed));
    expect(`${method} ${path}`).toBe('PUT /api/bids/9');
    expect(editBidForm.parse(body)).toEqual({
      price: 45_000,
      expectedTotal: { amount: agreed.amount, currency: 'GBP' },
    });
    const asked: TradeIntent = { ...intent, flow: 'ask-or-sell', expires: 60, insured: true };
    const listed = plan(asked);
    if (!isPlan(listed)) throw new Error('no plan');
    const ask = tradeCall(tradeRequest(listed, asked, 500, agreedAmount(listed)));
    expect(`${ask.method} ${ask.path}`).toBe('PUT /api/asks/9');
    expect(editAskForm.parse(ask.body)).toMatchObject({
      price: 45_000,
      expiresInDays: 60,
      dhlInsurance: true,
    });
  });

  test.each([
    ['bid-or-buy', 'offer', '/api/bids', placeBidForm],
    ['bid-or-buy', 'accept', '/api/purchases', buyForm],
    ['ask-or-sell', 'offer', '/api/asks', placeAskForm],
    ['ask-or-sell', 'accept', '/api/sales', sellForm],
  ] as const)('turns %s %s into a request to %s', (flow, mode, path, form) => {
    const intent: TradeIntent = {
      flow,
      mode,
      price: money(25_000, 'GBP'),
      expires: 60,
      insured: true,
      offerId: null,
    };
    const planned = plan(intent);
    if (!isPlan(planned)) throw new Error(planned.kind);
    const request = tradeRequest(planned, intent, book.id, agreedAmount(planned));
    expect(tradeCall(request)).toEqual({ method: 'POST', path, body: request.body });
    expect(form.safeParse(request.body).success).toBe(true);
  });
});
