import { eq } from 'drizzle-orm';
import t from 'tap';
import { draftBid } from '../../product-api/commands/draft-bid.ts';
import { placeAsk } from '../../product-api/commands/place-ask.ts';
import { placeBid } from '../../product-api/commands/place-bid.ts';
import { storeRates } from '../../product-api/commands/store-rates.ts';
import { addInitialData } from '../../product-api/db/initial-data.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { fallbackRates } from '../../shared/domain/rates.ts';
import {
  addPerson,
  bid,
  draftPurchase,
  draftSale,
  inMarket,
  listApproved,
  type Market,
  readBid,
  run,
} from './support/market.ts';
import { isRefused } from './support/refusal.ts';

const { eurToUsd, eurToGbp } = fallbackRates;

/** Stores a day's rates; the dollar's is a multiple of the initial one. */
function publish(market: Market, asOf: string, usd: number) {
  market.passTime(86_400_000);
  return storeRates(market, { asOf, rates: { GBP: eurToGbp, USD: eurToUsd * usd } }, 10);
}

const inUs = { currency: 'USD', country: 'US' } as const;

t.test('a purchase that a new rate makes more expensive is refused, and nothing is sold', (t) =>
  inMarket(t, async (market) => {
    await addInitialData(market.db);
    const { id: askId } = await listApproved(market, await addPerson(market), { price: 1000_00 });
    const buyer = await addPerson(market, inUs);
    const draft = await draftPurchase(market, buyer, askId);
    t.equal(draft.quotedTotal, 1471_39);
    t.same(await publish(market, '2026-11-02', 1.05), []);
    const place = (bidId: number) =>
      run(market, (context) => placeBid(context, { userId: buyer, bidId }));
    const refusal = { status: 409, code: 'trade.price-changed', next: { currency: 'USD' } };
    await isRefused(t, place(draft.id), refusal);
    t.equal((await readBid(market, draft.id)).status, 'Draft');
    t.same(await market.db.select().from(orders), []);

    const again = await draftPurchase(market, buyer, askId);
    t.ok((again.quotedTotal ?? 0) > 1500_00, 'the next quote is at the new rate');
    const { orderId } = await place(again.id);
    const [order] = await market.db
      .select()
      .from(orders)
      .where(eq(orders.id, orderId ?? 0));
    t.equal(order?.buyerTotal, again.quotedTotal);
    t.match(order, { sellerPrice: 1000_00, sellerCurrency: 'GBP', buyerCurrency: 'USD' });

    await publish(market, '2026-11-03', 0.97);
    const [later] = await market.db
      .select()
      .from(orders)
      .where(eq(orders.id, orderId ?? 0));
    t.same(later, order, 'and is what the order keeps');
  }),
);

t.test('a purchase that a new rate makes cheaper costs less than quoted', (t) =>
  inMarket(t, async (market) => {
    await addInitialData(market.db);
    const { id: askId } = await listApproved(market, await addPerson(market), { price: 1000_00 });
    const buyer = await addPerson(market, inUs);
    const draft = await draftPurchase(market, buyer, askId);
    await publish(market, '2026-11-02', 0.95);
    const { orderId } = await run(market, (context) =>
      placeBid(context, { userId: buyer, bidId: draft.id }),
    );
    const [order] = await market.db
      .select()
      .from(orders)
      .where(eq(orders.id, orderId ?? 0));
    t.ok(order && order.buyerTotal < (draft.quotedTotal ?? 0) * 0.96);
    t.equal(order?.sellerPrice, 1000_00, 'the seller gets what they ask');
  }),
);

t.test('a sale that a new rate makes less is refused, and the bid stays', (t) =>
  inMarket(t, async (market) => {
    await addInitialData(market.db);
    const { id: bidId } = await bid(market, await addPerson(market, inUs), { price: 1310_00 });
    const seller = await addPerson(market);
    const draft = await draftSale(market, seller, market.editionIds[0]);
    await publish(market, '2026-11-02', 1.05);
    await isRefused(
      t,
      run(market, (context) => placeAsk(context, { userId: seller, askId: draft.id, bidId })),
      { status: 409, code: 'trade.price-changed', next: { currency: 'GBP' } },
    );
    t.equal((await readBid(market, bidId)).status, 'Approved');
    t.same(await market.db.select().from(orders), []);
  }),
);

t.test('a bid is ranked at the rate when it is placed, and keeps its price', (t) =>
  inMarket(t, async (market) => {
    await addInitialData(market.db);
    const buyer = await addPerson(market, inUs);
    const draft = await run(market, (context) =>
      draftBid(context, buyer, {
        type: 'bid',
        price: 1310_00,
        editionId: market.editionIds[0],
        expiresInDays: 0,
        status: 'Draft',
      }),
    );
    t.equal(draft.priceGbp, 1000_05);
    await publish(market, '2026-11-02', 1.05);
    await run(market, (context) => placeBid(context, { userId: buyer, bidId: draft.id }));
    const placed = await readBid(market, draft.id);
    t.match(placed, { status: 'Approved', price: 1310_00, currency: 'USD', priceGbp: 952_41 });
    await publish(market, '2026-11-03', 1);
    t.equal((await readBid(market, draft.id)).priceGbp, 952_41, 'a resting bid keeps its place');
  }),
);
