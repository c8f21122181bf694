import { eq, like } from 'drizzle-orm';
import t from 'tap';
import { placeAsk } from '../../product-api/commands/place-ask.ts';
import { placeBid } from '../../product-api/commands/place-bid.ts';
import { setFlag } from '../../product-api/commands/set-flag.ts';
import { voidBid } from '../../product-api/commands/void-bid.ts';
import { auditEntries } from '../../product-api/db/schema/audit.ts';
import { asks, bids, idempotencyKeys } from '../../product-api/db/schema/market.ts';
import { orderEvents } from '../../product-api/db/schema/orders.ts';
import { emails, featureFlags, profiles } from '../../product-api/db/schema/people.ts';
import { deleteStale } from '../../product-api/jobs/delete-stale.ts';
import { enforceDeadlines } from '../../product-api/jobs/enforce-deadlines.ts';
import { expireOrders } from '../../product-api/jobs/expire-orders.ts';
import { failUnpaidOrders } from '../../product-api/jobs/fail-unpaid-orders.ts';
import { idempotently } from '../../product-api/market/idempotency.ts';
import { orderPath } from '../../shared/domain/order-status.ts';
import { bookFaults } from './support/book-faults.ts';
import {
  addPerson,
  bid,
  day,
  draftPurchase,
  draftSale,
  inMarket,
  listApproved,
  type Market,
  readAsk,
  readBid,
  readEdition,
  readOrder,
  run,
} from './support/market.ts';
import { operator as actor, advance, cancelByOperator } from './support/operate.ts';
import { isRefused } from './support/refusal.ts';

/** A bid that bought an approved listing; ids of the order, the ask and the bid. */
async function tradeListing(market: Market, price = 100_00) {
  const ask = await listApproved(market, await addPerson(market), { price });
  const met = await bid(market, await addPerson(market), { price });
  return { orderId: met.orderId!, askId: ask.id, bidId: met.id };
}

/** A bid in the book that a listing sold to. */
async function tradeBid(market: Market, price = 100_00) {
  const standing = await bid(market, await addPerson(market), { price });
  const seller = await addPerson(market);
  const sale = await draftSale(market, seller, market.editionIds[0]);
  const sold = await run(market, (context) =>
    placeAsk(context, { userId: seller, askId: sale.id, bidId: standing.id }),
  );
  return { orderId: sold.orderId!, askId: sale.id, bidId: standing.id };
}

const cancel = (market: Market, orderId: number) => cancelByOperator(market, orderId);

t.test('an operator advances an order through every status, each kept in its history', (t) =>
  inMarket(t, async (market) => {
    const { orderId } = await tradeListing(market);
    for (const status of orderPath.slice(1)) {
      t.equal((await advance(market, orderId)).status, status);
    }
    await isRefused(t, advance(market, orderId), { status: 409, code: 'trade.wrong-status' });
    const events = await market.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.position);
    t.same(
      events.map(({ status }) => status),
      orderPath,
    );
    const entries = await market.db.select().from(auditEntries);
    t.equal(entries.filter(({ action }) => action === 'orders.advance').length, 9);
  }),
);

t.test(
  'the seller has seven working days to ship, and a tracking number is accepted only with the shipment',
  (t) =>
    inMarket(t, async (market) => {
      const { orderId } = await tradeListing(market);
      await isRefused(t, advance(market, orderId, { tracking: 'JD01' }), { status: 400 });
      const paid = await advance(market, orderId);
      t.equal(paid.deadline!.toISOString(), '2026-11-10T23:59:59.999Z', 'paid on a Sunday');
      const shipped = await advance(market, orderId, { tracking: 'JD01' });
      t.equal(shipped.trackingNumber, 'JD01');
      t.equal(shipped.deadline!.toISOString(), '2026-11-19T23:59:59.999Z', 'fourteen to arrive');
      await isRefused(t, advance(market, 999), { status: 404 });
    }),
);

t.test('cancelling before payment returns the listing to its place in the book, not the bid', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const { orderId, askId, bidId } = await tradeListing(market);
    const before = await readAsk(market, askId);
    t.equal((await cancel(market, orderId)).status, 'Cancelled');
    const after = await readAsk(market, askId);
    t.match(after, { status: 'Approved', placedAt: before.placedAt });
    t.equal((await readBid(market, bidId)).status, 'Done');
    t.match(await readEdition(market, main), { lowestAskId: askId, lastSalePrice: null });
    const told = await market.db
      .select()
      .from(emails)
      .where(like(emails.dedupeKey, 'order-cancelled:%'));
    t.equal(told.length, 2);
    t.notMatch(
      told.map(({ text }) => text).join(' '),
      /It was lost/,
      'the reason is for the audit',
    );
    const again = await bid(market, await addPerson(market), { price: 100_00 });
    t.equal((await readOrder(market, again.orderId!)).askId, askId, 'it can be sold again');
    t.same(await bookFaults(market), []);
    await isRefused(t, cancel(market, orderId), { status: 409, code: 'trade.wrong-status' });
  }),
);

async function textOf(market: Market, key: string): Promise<string> {
  const [mail] = await market.db.select().from(emails).where(eq(emails.dedupeKey, key));
  return mail!.text;
}

/** What can become of a listing whose buyer did not pay, and what its seller reads of it. */
const returnedAsks: Record<
  string,
  { reads: RegExp; meanwhile?(market: Market, askId: number, seller: number): Promise<unknown> }
> = {
  Approved: { reads: /Your listing is live again/ },
  Paused: {
    reads: /goes live when you are back/,
    meanwhile: (market, _, userId) =>
      market.db
        .update(profiles)
        .set({ awayUntil: new Date(market.now().getTime() + 30 * day) })
        .where(eq(profiles.userId, userId)),
  },
  Expired: {
    reads: /Your listing has expired/,
    meanwhile: (market, id) =>
      market.db.update(asks).set({ expiresAt: market.now() }).where(eq(asks.id, id)),
  },
  Done: {
    reads: /has sold again/,
    meanwhile: async (market) => bid(market, await addPerson(market), { price: 120_00 }),
  },
  Voided: {
    reads: /Your listing was withdrawn/,
    async meanwhile(market, id) {
      await bid(market, await addPerson(market), { price: 120_00 });
      await market.db.update(asks).set({ quotedPayout: 119_00 }).where(eq(asks.id, id));
    },
  },
};

for (const [status, { reads, meanwhile }] of Object.entries(returnedAsks)) {
  t.test(`a seller whose buyer did not pay reads that the listing is ${status}`, (t) =>
    inMarket(t, async (market) => {
      const { orderId, askId } = await tradeListing(market);
      await meanwhile?.(market, askId, (await readAsk(market, askId)).userId);
      market.passTime(4 * day);
      t.equal(await failUnpaidOrders(market), 1);
      t.equal((await readAsk(market, askId)).status, status);
      t.match(await textOf(market, `payment-failed:${orderId}:seller`), reads);
    }),
  );
}

t.test('a seller whose buyer did not pay for a sale at once reads of no listing', (t) =>
  inMarket(t, async (market) => {
    const { orderId } = await tradeBid(market);
    market.passTime(4 * day);
    t.equal(await failUnpaidOrders(market), 1);
    t.notMatch(await textOf(market, `payment-failed:${orderId}:seller`), /listing (is|was|has)/);
  }),
);

/** What can become of a bid whose seller did not deliver, and what its buyer reads of it. */
const returnedBids: Record<
  string,
  { reads: RegExp; meanwhile?(market: Market, bidId: number): Promise<unknown> }
> = {
  Approved: { reads: /Your bid is live again/ },
  Expired: {
    reads: /Your bid has expired/,
    meanwhile: (market, id) =>
      market.db.update(bids).set({ expiresAt: market.now() }).where(eq(bids.id, id)),
  },
  Done: {
    reads: /Your bid has met another listing/,
    meanwhile: async (market) => listApproved(market, await addPerson(market), { price: 90_00 }),
  },
  Voided: {
    reads: /Your bid was withdrawn/,
    async meanwhile(market, id) {
      await listApproved(market, await addPerson(market), { price: 90_00 });
      await market.db.update(bids).set({ quotedTotal: 1 }).where(eq(bids.id, id));
    },
  },
};

for (const [status, { reads, meanwhile }] of Object.entries(returnedBids)) {
  t.test(`a buyer whose order was cancelled reads that the bid is ${status}`, (t) =>
    inMarket(t, async (market) => {
      const { orderId, bidId } = await tradeBid(market);
      await advance(market, orderId);
      await meanwhile?.(market, bidId);
      market.passTime(12 * day);
      t.equal((await enforceDeadlines(market)).notShipped, 1);
      t.equal((await readBid(market, bidId)).status, status);
      t.match(await textOf(market, `not-shipped:${orderId}:buyer`), reads);
    }),
  );
}

t.test('an operator’s cancellation says what comes back, to its owner alone', (t) =>
  inMarket(t, async (market) => {
    const unpaid = await tradeListing(market);
    await cancel(market, unpaid.orderId);
    const told = (orderId: number, side: string) =>
      textOf(market, `order-cancelled:${orderId}:${side}`);
    t.match(await told(unpaid.orderId, 'seller'), /Your listing is live again/);
    t.notMatch(await told(unpaid.orderId, 'buyer'), /live again/);
    const paid = await tradeBid(market, 80_00);
    await advance(market, paid.orderId);
    await cancel(market, paid.orderId);
    t.match(await told(paid.orderId, 'buyer'), /Your bid is live again/);
    t.notMatch(await told(paid.orderId, 'seller'), /live again/);
  }),
);

t.test('cancelling after payment returns the bid to its place in the book, not the sale', (t) =>
  inMarket(t, async (market) => {
    const { orderId, askId, bidId } = await tradeBid(market);
    await advance(market, orderId);
    await cancel(market, orderId);
    t.equal((await readBid(market, bidId)).status, 'Approved');
    t.equal((await readAsk(market, askId)).status, 'Done');
    t.equal((await readEdition(market, market.editionIds[0])).highestBidId, bidId);
    t.same(await bookFaults(market), []);
  }),
);

t.test('a direct sale or purchase does not enter the book when its order is cancelled', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const sale = await tradeBid(market);
    await cancel(market, sale.orderId);
    t.equal((await readAsk(market, sale.askId)).status, 'Done');
    const ask = await listApproved(market, await addPerson(market), { price: 300_00 });
    const { id: bidId, userId } = await draftPurchase(market, await addPerson(market), ask.id);
    const bought = await run(market, (context) => placeBid(context, { userId, bidId }));
    await advance(market, bought.orderId!);
    t.equal((await cancel(market, bought.orderId!)).status, 'Cancelled');
    t.equal((await readBid(market, bidId)).status, 'Done');
    t.match(await readEdition(market, main), { lowestAskId: null, highestBidId: null });
    t.same(await bookFaults(market), []);
  }),
);

t.test('a returned ask trades, is voided or expires as the book requires', (t) =>
  inMarket(t, async (market) => {
    const { orderId, askId } = await tradeListing(market, 100_00);
    const richer = await bid(market, await addPerson(market), { price: 120_00 });
    await cancel(market, orderId);
    t.equal((await readBid(market, richer.id)).status, 'Done', 'it meets the higher bid');
    t.equal((await readAsk(market, askId)).status, 'Done');

    const second = await tradeListing(market, 100_00);
    const owner = (await readAsk(market, second.askId)).userId;
    const own = await bid(market, owner, { price: 130_00 });
    await cancel(market, second.orderId);
    t.equal((await readAsk(market, second.askId)).status, 'Voided', 'its owner’s bid is above it');
    t.equal((await readBid(market, own.id)).status, 'Approved');
    await run(market, (context) => voidBid(context, { userId: owner, bidId: own.id }));

    const seller = await addPerson(market);
    const short = await listApproved(market, seller, { price: 100_00, expiresInDays: 30 });
    const met = await bid(market, await addPerson(market), { price: 100_00 });
    market.passTime(31 * day);
    await cancel(market, met.orderId!);
    t.equal((await readAsk(market, short.id)).status, 'Expired');
    t.same(await bookFaults(market), []);
  }),
);

t.test('a returned ask that would pay its seller less than quoted is voided', (t) =>
  inMarket(t, async (market) => {
    const { orderId, askId } = await tradeListing(market);
    const standing = await bid(market, await addPerson(market), { price: 100_00 });
    const quotedPayout = (await readAsk(market, askId)).quotedPayout! + 1;
    await market.db.update(asks).set({ quotedPayout }).where(eq(asks.id, askId));
    t.equal((await cancel(market, orderId)).status, 'Cancelled');
    t.equal((await readAsk(market, askId)).status, 'Voided');
    t.equal((await readBid(market, standing.id)).status, 'Approved');
    t.same(await bookFaults(market), []);
  }),
);

t.test('a returned bid trades at once, or is voided where it would cost more than quoted', (t) =>
  inMarket(t, async (market) => {
    for (const [dearer, status, met] of [
      [0, 'Done', 'Done'],
      [1, 'Voided', 'Approved'],
    ] as const) {
      const { orderId, bidId } = await tradeBid(market);
      await advance(market, orderId);
      const ask = await listApproved(market, await addPerson(market), { price: 100_00 });
      const quotedTotal = (await readOrder(market, orderId)).buyerTotal - dearer;
      await market.db.update(bids).set({ quotedTotal }).where(eq(bids.id, bidId));
      t.equal((await cancel(market, orderId)).status, 'Cancelled');
      t.equal((await readBid(market, bidId)).status, status);
      t.equal((await readAsk(market, ask.id)).status, met);
      t.same(await bookFaults(market), []);
    }
  }),
);

t.test('the sweep expires orders, notifies their owners and updates the best price', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const [a, b] = [await addPerson(market), await addPerson(market)];
    const short = await listApproved(market, a, { price: 90_00, expiresInDays: 30 });
    const long = await listApproved(market, b, { price: 100_00, expiresInDays: 60 });
    t.equal(await expireOrders(market), 0);
    market.passTime(30 * day + 60_000);
    t.equal(await expireOrders(market), 1);
    t.equal((await readAsk(market, short.id)).status, 'Expired');
    t.equal((await readEdition(market, main)).lowestAskId, long.id);
    t.match(await market.db.select().from(emails).where(like(emails.dedupeKey, 'expired:%')), [
      { dedupeKey: `expired:ask:${short.id}`, subject: /Your ask for Night Ferry has expired/ },
    ]);
    t.equal(await expireOrders(market), 0);
  }),
);

t.test('deletes drafts after a day and idempotency keys after a month, but no placed orders', (t) =>
  inMarket(t, async (market) => {
    const buyer = await addPerson(market);
    const ask = await listApproved(market, await addPerson(market), { price: 100_00 });
    await draftPurchase(market, buyer, ask.id);
    const standing = await bid(market, buyer, { price: 50_00 });
    await draftSale(market, await addPerson(market), market.editionIds[0]);
    await idempotently(market, { userId: buyer, key: 'k', fingerprint: 'f' }, async () => 'answer');
    market.passTime(day - 60_000);
    await deleteStale(market);
    t.equal((await market.db.select().from(bids)).length, 2);
    market.passTime(120_000);
    const fresh = await draftPurchase(market, buyer, ask.id);
    await deleteStale(market);
    t.same(
      (await market.db.select().from(bids)).map(({ id }) => id).toSorted((x, y) => x - y),
      [standing.id, fresh.id],
    );
    t.same(
      (await market.db.select().from(asks)).map(({ id }) => id),
      [ask.id],
    );
    t.equal((await market.db.select().from(idempotencyKeys)).length, 1);
    market.passTime(30 * day);
    await deleteStale(market);
    t.equal((await market.db.select().from(idempotencyKeys)).length, 0);
  }),
);

t.test(
  'an idempotency key repeats its answer, refuses another body and is freed by a refusal',
  (t) =>
    inMarket(t, async (market) => {
      const userId = await addPerson(market);
      const other = await addPerson(market);
      let runs = 0;
      const once = (key: string, fingerprint: string, by = userId) =>
        idempotently(market, { userId: by, key, fingerprint }, async () => ({ runs: ++runs }));
      t.same(await once('a', 'one'), { runs: 1 });
      t.same(await once('a', 'one'), { runs: 1 });
      await isRefused(t, once('a', 'two'), { status: 409, code: 'request.key-reused' });
      t.same(await once('a', 'two', other), { runs: 2 }, 'keys are each user’s own');
      await t.rejects(
        idempotently(market, { userId, key: 'b', fingerprint: 'x' }, async () => {
          throw new Error('refused');
        }),
      );
      t.same(await once('b', 'y'), { runs: 3 }, 'a refusal leaves the key free');
    }),
);

t.test('setting a flag is audited, and an unknown flag is refused', (t) =>
  inMarket(t, async (market) => {
    await market.db.insert(featureFlags).values({ name: 'access-modal' });
    await run(market, (context) =>
      setFlag(context, { name: 'access-modal', enabled: true, person: null, actor }),
    );
    t.match(await market.db.select().from(featureFlags), [{ enabled: true }]);
    t.match(await market.db.select().from(auditEntries), [
      { actor, action: 'flags.set', subject: 'flag:access-modal', details: { enabled: true } },
    ]);
    await isRefused(
      t,
      run(market, (context) =>
        setFlag(context, { name: 'acess-modal', enabled: true, person: null, actor }),
      ),
      { status: 404 },
    );
  }),
);
