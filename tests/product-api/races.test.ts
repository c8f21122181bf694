import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import t, { type Test } from 'tap';
import { approveAsk } from '../../product-api/commands/approve-ask.ts';
import { editAsk } from '../../product-api/commands/edit-ask.ts';
import { editBid } from '../../product-api/commands/edit-bid.ts';
import { extendAsks, extendBids } from '../../product-api/commands/extend-all.ts';
import { placeAsk } from '../../product-api/commands/place-ask.ts';
import { placeBid } from '../../product-api/commands/place-bid.ts';
import { voidAsk } from '../../product-api/commands/void-ask.ts';
import { voidBid } from '../../product-api/commands/void-bid.ts';
import { openDatabase } from '../../product-api/db/database.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { emails } from '../../product-api/db/schema/people.ts';
import { HttpError } from '../../product-api/errors.ts';
import { expireOrders } from '../../product-api/jobs/expire-orders.ts';
import { idempotently } from '../../product-api/market/idempotency.ts';
import { lockAsk } from '../../product-api/market/lock-order.ts';
import { until } from '../support/until.ts';
import { bookFaults } from './support/book-faults.ts';
import {
  addPerson,
  bid,
  day,
  draftPurchase,
  draftSale,
  emptyBooks,
  list,
  listApproved,
  openMarket,
  readAsk,
  run,
} from './support/market.ts';

/** A hundred connections, so that all racers are in the database at the same time. */
const market = await openMarket(100);
t.teardown(() => market.close());

function race(name: string, run: (t: Test) => Promise<void>): void {
  void t.test(name, async (t) => {
    await emptyBooks(market);
    await run(t);
  });
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Sorts outcomes into successes and codes of refusals; anything else fails. */
async function outcomes<Result>(attempts: readonly Promise<Result>[]) {
  const settled = await Promise.allSettled(attempts);
  const worked = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refusals = settled.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    if (one.reason instanceof HttpError) return [one.reason.details.code ?? one.reason.message];
    throw one.reason;
  });
  return { worked, refusals };
}

race('of a hundred concurrent buyers of an ask one buys, the others are refused', async (t) => {
  const ask = await listApproved(market, await addPerson(market), { price: 100_00 });
  const drafts = await Promise.all(
    times(100).map(async () => draftPurchase(market, await addPerson(market), ask.id)),
  );
  const { worked, refusals } = await outcomes(
    drafts.map(({ id, userId }) =>
      run(market, (context) => placeBid(context, { userId, bidId: id })),
    ),
  );
  t.equal(worked.length, 1);
  t.same(new Set(refusals), new Set(['trade.ask-sold']));
  t.equal((await market.db.select().from(orders)).length, 1);
  t.same(await bookFaults(market), []);
});

race('of a hundred concurrent sellers to a bid one sells, the others are refused', async (t) => {
  const [main] = market.editionIds;
  const target = await bid(market, await addPerson(market), { price: 100_00 });
  const drafts = await Promise.all(
    times(100).map(async () => draftSale(market, await addPerson(market), main)),
  );
  const { worked, refusals } = await outcomes(
    drafts.map(({ id, userId }) =>
      run(market, (context) => placeAsk(context, { userId, askId: id, bidId: target.id })),
    ),
  );
  t.equal(worked.length, 1);
  t.same(new Set(refusals), new Set(['trade.bid-sold']));
  t.equal((await market.db.select().from(orders)).length, 1);
  t.same(await bookFaults(market), []);
});

race('of ten concurrent bids that meet an ask one buys, the others enter the book', async (t) => {
  await listApproved(market, await addPerson(market), { price: 100_00 });
  const people = await Promise.all(times(10).map(() => addPerson(market)));
  const { worked } = await outcomes(people.map((user) => bid(market, user, { price: 100_00 })));
  t.equal(worked.filter(({ status }) => status === 'Done').length, 1);
  t.equal(worked.filter(({ status }) => status === 'Approved').length, 9);
  t.same(await bookFaults(market), []);
});

race('concurrent asks and bids never cross the book', async (t) => {
  const sellers = await Promise.all(times(15).map(() => addPerson(market)));
  const waiting = await Promise.all(
    sellers.map((seller, index) => list(market, seller, { price: (90 + 5 * index) * 100 })),
  );
  const buyers = await Promise.all(times(15).map(() => addPerson(market)));
  await outcomes([
    ...waiting.map(({ id }) =>
      run(market, (context) => approveAsk(context, { askId: id, actor: 'operator:test' })),
    ),
    ...buyers.map((buyer, index) => bid(market, buyer, { price: (85 + 10 * index) * 100 })),
  ]);
  t.ok((await market.db.select().from(orders)).length > 0);
  t.same(await bookFaults(market), []);
});

race(
  'concurrent buying, voiding, editing and expiry of an ask leave the book correct',
  async (t) => {
    const seen = new Set<string>();
    for (const round of times(12)) {
      const seller = await addPerson(market);
      const ask = await listApproved(market, seller, { price: 100_00, expiresInDays: 30 });
      const row = await readAsk(market, ask.id);
      const purchase = await draftPurchase(market, await addPerson(market), ask.id);
      market.passTime(row.expiresAt!.getTime() - market.now().getTime() - 12);
      const userId = seller;
      const buy = () =>
        run(market, (context) =>
          placeBid(context, { userId: purchase.userId, bidId: purchase.id }),
        );
      const take = () => run(market, (context) => voidAsk(context, { userId, askId: ask.id }));
      const edit = () =>
        run(market, (context) =>
          editAsk(context, { userId, askId: ask.id, body: { price: 95_00 } }),
        );
      const racers: (() => Promise<unknown>)[] = [take, buy, edit, () => expireOrders(market)];
      /** Each racer starts first once. */
      const first = round % racers.length;
      const line = [...racers.slice(first), ...racers.slice(0, first)];
      await outcomes([...line, ...line].map((racer) => racer()));
      const after = await readAsk(market, ask.id);
      seen.add(after.status);
      const sold = await market.db.select().from(orders).where(eq(orders.askId, ask.id));
      t.equal(sold.length, after.status === 'Done' ? 1 : 0);
      t.same(await bookFaults(market), []);
      if (after.status === 'Approved') {
        await run(market, (context) => voidAsk(context, { userId, askId: ask.id }));
      }
    }
    t.comment(`ends seen: ${[...seen].join(', ')}`);
  },
);

const sides = {
  ask: {
    table: asks,
    stand: async (userId: number) =>
      listApproved(market, userId, { price: 100_00, expiresInDays: 30 }),
    meet: async (id: number) => {
      const { id: bidId, userId } = await draftPurchase(market, await addPerson(market), id);
      return () => run(market, (context) => placeBid(context, { userId, bidId }));
    },
    take: (userId: number, askId: number) =>
      run(market, (context) => voidAsk(context, { userId, askId })),
    edit: (userId: number, askId: number, price: number) =>
      run(market, (context) => editAsk(context, { userId, askId, body: { price } })),
    extend: (userId: number) =>
      run(market, (context) => extendAsks(context, { userId, expiresInDays: 60 })),
    soldIn: orders.askId,
  },
  bid: {
    table: bids,
    stand: async (userId: number) => bid(market, userId, { price: 100_00, expiresInDays: 30 }),
    meet: async (bidId: number) => {
      const seller = await addPerson(market);
      const { id: askId, userId } = await draftSale(market, seller, market.editionIds[0]);
      return () => run(market, (context) => placeAsk(context, { userId, askId, bidId }));
    },
    take: (userId: number, bidId: number) =>
      run(market, (context) => voidBid(context, { userId, bidId })),
    edit: (userId: number, bidId: number, price: number) =>
      run(market, (context) => editBid(context, { userId, bidId, body: { price } })),
    extend: (userId: number) =>
      run(market, (context) => extendBids(context, { userId, expiresInDays: 60 })),
    soldIn: orders.bidId,
  },
};

for (const [name, side] of Object.entries(sides)) {
  race(
    `a hundred concurrent trades, voids, edits, extensions and sweeps of one ${name} leave the book correct`,
    async (t) => {
      const seen = new Set<string>();
      for (const round of times(4)) {
        const owner = await addPerson(market);
        const { id } = await side.stand(owner);
        const meetings = await Promise.all(times(40).map(() => side.meet(id)));
        const read = async () =>
          (await market.db.select().from(side.table).where(eq(side.table.id, id)))[0]!;
        const { expiresAt } = await read();
        /** The expiry falls after about this many readings of the clock. */
        const readings = 20 + 30 * round;
        market.passTime(expiresAt!.getTime() - market.now().getTime() - readings);
        const others = [
          ...times(15).map(() => () => side.take(owner, id)),
          ...times(15).map((index) => () => side.edit(owner, id, (90 + index) * 100)),
          ...times(15).map(() => () => side.extend(owner)),
          ...times(15).map(() => () => expireOrders(market)),
        ];
        const racers: (() => Promise<unknown>)[] = [...meetings, ...others];
        /** Steps of seven mix the kinds; each round starts with another one. */
        const line = racers.map((_, index) => racers[(7 * index + 31 * round) % racers.length]!);
        await outcomes(line.map((racer) => racer()));
        const after = await read();
        seen.add(after.status);
        const sold = await market.db.select().from(orders).where(eq(side.soldIn, id));
        t.equal(sold.length, after.status === 'Done' ? 1 : 0, after.status);
        t.same(await bookFaults(market), []);
        if (after.status === 'Approved') await side.take(owner, id);
      }
      t.comment(`ends seen: ${[...seen].join(', ')}`);
    },
  );
}

race(
  'one Idempotency-Key sent ten times concurrently makes one trade with one answer',
  async (t) => {
    const ask = await listApproved(market, await addPerson(market), { price: 100_00 });
    const buyer = await addPerson(market);
    const draft = await draftPurchase(market, buyer, ask.id);
    const once = { userId: buyer, key: 'k', fingerprint: 'f' };
    const attempt = () =>
      idempotently(market, once, (context) =>
        placeBid(context, { userId: buyer, bidId: draft.id }),
      );
    const { worked, refusals } = await outcomes(times(10).map(attempt));
    t.ok(worked.length >= 1);
    for (const answer of worked) t.same(answer, worked[0]);
    t.ok(refusals.every((code) => code === 'request.in-progress'));
    t.same(await attempt(), worked[0], 'later, the first answer again');
    t.equal((await market.db.select().from(orders)).length, 1);
  },
);

race('one draft placed concurrently under ten keys makes one trade', async (t) => {
  const ask = await listApproved(market, await addPerson(market), { price: 100_00 });
  const buyer = await addPerson(market);
  const draft = await draftPurchase(market, buyer, ask.id);
  const { worked, refusals } = await outcomes(
    times(10).map((key) =>
      idempotently(market, { userId: buyer, key: `k${key}`, fingerprint: 'f' }, (context) =>
        placeBid(context, { userId: buyer, bidId: draft.id }),
      ),
    ),
  );
  t.equal(worked.length, 1);
  t.same(new Set(refusals), new Set(['trade.wrong-status']));
});

race('ten concurrent approvals of an ask approve it once', async (t) => {
  const ask = await list(market, await addPerson(market), { price: 100_00 });
  const { worked, refusals } = await outcomes(
    times(10).map((index) =>
      run(market, (context) => approveAsk(context, { askId: ask.id, actor: `operator:${index}` })),
    ),
  );
  t.equal(worked.length, 1);
  t.same(refusals, Array(9).fill('trade.wrong-status'));
});

race('concurrent sweeps of two processes expire and report each bid once', async (t) => {
  const other = openDatabase(market.url, 4);
  t.teardown(() => other.close());
  const processes = [market, { ...market, db: other.db }];
  const [main, proof] = market.editionIds;
  const people = await Promise.all(times(6).map(() => addPerson(market)));
  for (const [index, person] of people.entries()) {
    const editionId = index % 2 === 0 ? main : proof;
    await bid(market, person, { price: 30_00, editionId, expiresInDays: 30 });
  }
  await bid(market, people[0]!, { price: 25_00, expiresInDays: 60 });
  market.passTime(31 * day);
  const ended = await Promise.all([...processes, ...processes].map((deps) => expireOrders(deps)));
  const rest = await expireOrders(market);
  t.equal(
    [...ended, rest].reduce((sum, part) => sum + part, 0),
    6,
  );
  const mails = await market.db.select().from(emails);
  t.equal(mails.filter(({ dedupeKey }) => dedupeKey.startsWith('expired:')).length, 6);
  t.equal((await market.db.select().from(asks)).length, 0);
  t.same(await bookFaults(market), []);
});

race('concurrent bids on two editions leave the artwork with the right best prices', async (t) => {
  const [main, proof] = market.editionIds;
  const [high, low] = [await addPerson(market), await addPerson(market)];
  const untilWaiting = (count: number) =>
    until(async () => {
      const { rows } = await market.db.execute(sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length === count;
    });
  /** Both wait for the artwork's row only, the higher bid first. */
  const holder = await market.handle.pool.connect();
  await holder.query('begin');
  await holder.query('select id from artworks for update');
  const first = bid(market, high, { price: 50_00, editionId: main });
  await untilWaiting(1);
  const second = bid(market, low, { price: 40_00, editionId: proof });
  await untilWaiting(2);
  await holder.query('rollback');
  holder.release();
  await Promise.all([first, second]);
  t.same(await bookFaults(market), []);
});

race('a purchase can be drafted while its ask is locked', async (t) => {
  const ask = await listApproved(market, await addPerson(market), { price: 100_00 });
  const buyer = await addPerson(market);
  await run(market, async ({ tx }) => {
    await lockAsk(tx, ask.id);
    const giveUp = sleep(5000, null, { ref: false });
    const drafted = await Promise.race([draftPurchase(market, buyer, ask.id), giveUp]);
    t.match(drafted, { lowestAskId: ask.id });
  });
});
