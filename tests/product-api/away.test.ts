import { setTimeout } from 'node:timers/promises';
import { eq, like } from 'drizzle-orm';
import t from 'tap';
import { applyAway } from '../../product-api/commands/apply-away.ts';
import { approveAsk } from '../../product-api/commands/approve-ask.ts';
import { editAsk } from '../../product-api/commands/edit-ask.ts';
import { extendAsks } from '../../product-api/commands/extend-all.ts';
import { setAway } from '../../product-api/commands/set-away.ts';
import { artworks } from '../../product-api/db/schema/catalogue.ts';
import { asks } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { emails } from '../../product-api/db/schema/people.ts';
import { applyAwayDates } from '../../product-api/jobs/apply-away-dates.ts';
import { expireOrders } from '../../product-api/jobs/expire-orders.ts';
import { recordStatus } from '../../product-api/market/record-status.ts';
import { undoTrade } from '../../product-api/market/undo-trade.ts';
import { findProfile } from '../../product-api/queries/find-profile.ts';
import {
  addPerson,
  bid,
  day,
  inMarket,
  list,
  listApproved,
  type Market,
  readAsk,
  readEdition,
  readOrder,
  run,
} from './support/market.ts';
import { isRefused } from './support/refusal.ts';

async function leave(market: Market, userId: number, days: number | null): Promise<void> {
  const until = days === null ? null : new Date(market.now().getTime() + days * day);
  await run(market, (context) => setAway(context, { userId, until }));
  await applyAway(market, userId);
}

const statusOf = async (market: Market, id: number) => (await readAsk(market, id)).status;

async function subjects(market: Market, pattern: string): Promise<string[]> {
  const rows = await market.db.select().from(emails).where(like(emails.dedupeKey, pattern));
  return rows.map(({ subject }) => subject);
}

t.test('listings of an away seller leave the books and return on the date', (t) =>
  inMarket(t, async (market) => {
    const [main, proof] = market.editionIds;
    const seller = await addPerson(market);
    const other = await listApproved(market, await addPerson(market), { price: 300_00 });
    const first = await listApproved(market, seller, { price: 200_00 });
    const second = await listApproved(market, seller, { price: 90_00, editionId: proof });
    const placedAt = (await readAsk(market, first.id)).placedAt;

    await leave(market, seller, 10);
    t.equal(await statusOf(market, first.id), 'Paused');
    t.equal(await statusOf(market, second.id), 'Paused');
    t.equal((await readEdition(market, main)).lowestAskId, other.id);
    t.equal((await readEdition(market, proof)).lowestAskId, null);
    const [artwork] = await market.db.select().from(artworks);
    t.equal(artwork!.lowestAskGbp, 300_00, 'the artwork shows the other ask');
    t.equal(await statusOf(market, other.id), 'Approved', 'others stay');

    market.passTime(9 * day);
    await applyAwayDates(market);
    t.equal(await statusOf(market, first.id), 'Paused', 'the date has not come');
    market.passTime(day);
    await applyAwayDates(market);
    t.equal(await statusOf(market, first.id), 'Approved');
    t.equal((await readEdition(market, main)).lowestAskId, first.id);
    t.same((await readAsk(market, first.id)).placedAt, placedAt, 'with its place in the queue');
    t.equal((await findProfile(market.db, seller))!.awayUntil, null);
    await applyAwayDates(market);
    t.same(await subjects(market, 'back:%'), ['Your listings are no longer paused'], 'told once');
  }),
);

t.test('a seller can return early', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const ask = await listApproved(market, seller, { price: 200_00 });
    await leave(market, seller, 10);
    await leave(market, seller, null);
    t.equal(await statusOf(market, ask.id), 'Approved');
    t.equal((await findProfile(market.db, seller))!.awayUntil, null);
    await leave(market, seller, null);
    t.equal((await subjects(market, 'back:%')).length, 1, 'being back twice says nothing');
  }),
);

t.test('the expiry of a paused listing keeps running', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const ends = await listApproved(market, seller, { price: 200_00, expiresInDays: 30 });
    const extended = await listApproved(market, seller, { price: 210_00, expiresInDays: 30 });
    await leave(market, seller, 40);
    const change = { expiresInDays: 60 } as const;
    await run(market, (work) =>
      editAsk(work, { userId: seller, askId: extended.id, body: change }),
    );
    market.passTime(31 * day);
    t.equal(await expireOrders(market), 1);
    t.equal(await statusOf(market, ends.id), 'Expired');
    t.match(await subjects(market, 'expired:%'), [/has expired/]);
    t.equal(
      await run(market, (work) => extendAsks(work, { userId: seller, expiresInDays: 60 })),
      1,
    );
    market.passTime(9 * day);
    await applyAwayDates(market);
    t.equal(await statusOf(market, extended.id), 'Approved');
    t.equal(await statusOf(market, ends.id), 'Expired');
  }),
);

t.test('a returning listing that meets a bid is sold at the bid’s price', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const buyer = await addPerson(market);
    const ask = await listApproved(market, seller, { price: 200_00 });
    await leave(market, seller, 10);
    const high = await bid(market, buyer, { price: 220_00 });
    t.equal(high.status, 'Approved', 'no ask is there to meet');
    await leave(market, seller, null);
    t.equal(await statusOf(market, ask.id), 'Done');
    const [order] = await market.db.select().from(orders).where(eq(orders.askId, ask.id));
    t.match(order, { price: 220_00, bidId: high.id, sellerId: seller }, 'at the bid’s price');
  }),
);

t.test(
  'a returning listing that would pay less than quoted is voided, and the seller is notified',
  (t) =>
    inMarket(t, async (market) => {
      const seller = await addPerson(market);
      const ask = await listApproved(market, seller, { price: 200_00 });
      await leave(market, seller, 10);
      await bid(market, await addPerson(market), { price: 200_00 });
      await market.db.update(asks).set({ quotedPayout: 199_00 }).where(eq(asks.id, ask.id));
      await leave(market, seller, null);
      t.equal(await statusOf(market, ask.id), 'Voided');
      t.match(await subjects(market, 'away-voided:%'), [/Night Ferry was withdrawn/]);
      t.same(await market.db.select().from(orders), []);
    }),
);

t.test('a seller’s own bid cannot cross their paused listing', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    await listApproved(market, seller, { price: 200_00 });
    await leave(market, seller, 10);
    await isRefused(t, bid(market, seller, { price: 210_00 }), {
      status: 400,
      code: 'trade.own-order',
    });
  }),
);

t.test('a listing that would enter a book while its seller is away is paused', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const sold = await listApproved(market, seller, { price: 200_00 });
    const buyer = await addPerson(market);
    const { orderId } = await bid(market, buyer, { price: 200_00 });
    const waiting = await list(market, seller, { price: 300_00, editionId: market.editionIds[1] });
    await leave(market, seller, 10);
    t.equal((await readOrder(market, orderId!)).status, 'AwaitingPayment', 'orders go on');

    await run(market, async (context) => {
      const order = await readOrder(market, orderId!);
      const edition = await readEdition(market, order.editionId);
      await recordStatus(context.tx, order, 'PaymentFailed', context.now());
      await undoTrade(context, edition, order, context.now());
    });
    t.equal(await statusOf(market, sold.id), 'Paused', 'of an order that fell through');
    await bid(market, buyer, { price: 310_00, editionId: market.editionIds[1] });
    t.equal((await list(market, seller, { price: 400_00 })).status, 'Paused', 'a new listing');
    const approved = await run(market, (work) =>
      approveAsk(work, { askId: waiting.id, actor: 'operator:test' }),
    );
    t.equal(approved.status, 'Paused', 'an approved one, even where a bid would meet it');
    t.match(
      (await market.db.select().from(emails).where(like(emails.dedupeKey, 'ask-approved:%'))).at(-1)
        ?.text,
      /goes live when you are back/,
    );
    await leave(market, seller, null);
    t.equal(await statusOf(market, waiting.id), 'Done');
    t.equal(await statusOf(market, sold.id), 'Approved');
  }),
);

t.test('a listing that is approved while its seller comes back does not stay paused', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const waiting = await list(market, seller, { price: 200_00 });
    await leave(market, seller, 10);
    const approved = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const approving = run(market, async (context) => {
      await approveAsk(context, { askId: waiting.id, actor: 'operator:test' });
      approved.resolve();
      await commit.promise;
    });
    await approved.promise;
    const back = leave(market, seller, null);
    await Promise.race([back, setTimeout(500)]);
    commit.resolve();
    await Promise.all([approving, back]);
    await applyAwayDates(market);
    t.equal(await statusOf(market, waiting.id), 'Approved');
    t.equal((await findProfile(market.db, seller))!.awayUntil, null);
  }),
);

t.test('the job pauses an ask that is still in the book of an away seller', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const ask = await listApproved(market, seller, { price: 200_00 });
    const until = new Date(market.now().getTime() + day);
    await run(market, (context) => setAway(context, { userId: seller, until }));
    await applyAwayDates(market);
    t.equal(await statusOf(market, ask.id), 'Paused');
    t.equal(await applyAwayDates(market), 0, 'nothing is left to do');
  }),
);

t.test('ten concurrent runs of the job bring a listing back once', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const ask = await listApproved(market, seller, { price: 200_00 });
    await leave(market, seller, 1);
    await bid(market, await addPerson(market), { price: 220_00 });
    market.passTime(day);
    await Promise.all(Array.from({ length: 10 }, () => applyAwayDates(market)));
    t.equal(await statusOf(market, ask.id), 'Done');
    t.equal((await market.db.select().from(orders)).length, 1);
    t.equal((await subjects(market, 'back:%')).length, 1);
  }),
);

t.test('refuses an away date in the past or over a year ahead', (t) =>
  inMarket(t, async (market) => {
    const userId = await addPerson(market);
    for (const days of [0, -1, 367]) {
      const until = new Date(market.now().getTime() + days * day);
      const attempt = run(market, (context) => setAway(context, { userId, until }));
      await isRefused(t, attempt, { status: 400 });
    }
  }),
);
