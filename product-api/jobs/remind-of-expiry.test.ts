import { like } from 'drizzle-orm';
import t from 'tap';
import {
  addPerson,
  bid,
  day,
  list,
  listApproved,
  type Market,
  openMarket,
  run,
} from '../../tests/product-api/support/market.ts';
import { editAsk } from '../commands/edit-ask.ts';
import { extendBids } from '../commands/extend-all.ts';
import { voidAsk } from '../commands/void-ask.ts';
import { emails } from '../db/schema/people.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

const hour = 3_600_000;

async function openBook(t: { teardown(undo: () => Promise<void>): void }) {
  const market = await openMarket();
  t.teardown(() => market.close());
  return { market, deps: { ...market, flushOutbox: () => undefined } };
}

const reminders = (market: Market) =>
  market.db.select().from(emails).where(like(emails.dedupeKey, 'expiring:%')).orderBy(emails.id);

t.test('owners of asks and bids that expire soon are reminded, once per expiry', async (t) => {
  const { market, deps } = await openBook(t);
  const [seller, buyer] = [await addPerson(market), await addPerson(market)];
  const ask = await listApproved(market, seller, { price: 90_00, expiresInDays: 30 });
  await bid(market, buyer, { price: 40_00, expiresInDays: 30 });
  t.equal(await remindOfExpiry(deps), 0, 'thirty days before');
  market.passTime(27 * day + hour);
  t.equal(await remindOfExpiry(deps), 2, 'within three days');
  t.equal(await remindOfExpiry(deps), 0);
  t.match(await reminders(market), [
    {
      subject: 'Your ask for Night Ferry expires on 1 December 2026',
      text: /\/my-account\/selling/,
    },
    {
      subject: 'Your bid for Night Ferry expires on 1 December 2026',
      text: /\/my-account\/buying/,
    },
  ]);

  await run(market, (work) =>
    editAsk(work, { userId: seller, askId: ask.id, body: { price: 85_00 } }),
  );
  t.equal(await remindOfExpiry(deps), 0, 'another price is no other end');
  await run(market, (work) => extendBids(work, { userId: buyer, expiresInDays: 60 }));
  t.equal(await remindOfExpiry(deps), 0);
  market.passTime(58 * day);
  t.equal(await remindOfExpiry(deps), 1, 'the later end of the bid; the ask is over');
});

t.test('orders without expiry, outside the book or ended have no reminder', async (t) => {
  const { market, deps } = await openBook(t);
  const owner = await addPerson(market);
  const [, other] = market.editionIds;
  await bid(market, owner, { price: 30_00, expiresInDays: 0 });
  await list(market, owner, { price: 95_00, expiresInDays: 30 });
  const gone = { price: 90_00, expiresInDays: 30, editionId: other } as const;
  const { id } = await listApproved(market, owner, gone);
  await run(market, (work) => voidAsk(work, { userId: owner, askId: id }));
  market.passTime(29 * day);
  t.equal(await remindOfExpiry(deps), 0);
  market.passTime(2 * day);
  t.equal(await remindOfExpiry(deps), 0);
});

t.test('ten processes tell each owner once, in many small steps', async (t) => {
  const { market, deps } = await openBook(t);
  for (let index = 0; index < 12; index += 1) {
    await bid(market, await addPerson(market), { price: 30_00, expiresInDays: 30 });
  }
  market.passTime(28 * day);
  const told = await Promise.all(Array.from({ length: 10 }, () => remindOfExpiry(deps, 2)));
  const rest = await remindOfExpiry(deps, 2);
  t.equal(
    told.reduce((sum, one) => sum + one, rest),
    12,
  );
  t.equal((await reminders(market)).length, 12);
});
