import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import t from 'tap';
import { approveAsk } from '../../product-api/commands/approve-ask.ts';
import { editAsk } from '../../product-api/commands/edit-ask.ts';
import { placeAsk } from '../../product-api/commands/place-ask.ts';
import { placeBid } from '../../product-api/commands/place-bid.ts';
import { requestChanges } from '../../product-api/commands/request-changes.ts';
import { voidAsk } from '../../product-api/commands/void-ask.ts';
import { voidBid } from '../../product-api/commands/void-bid.ts';
import { artworks } from '../../product-api/db/schema/catalogue.ts';
import { askDocuments } from '../../product-api/db/schema/documents.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { emails } from '../../product-api/db/schema/people.ts';
import {
  addPerson,
  bid,
  draftPurchase,
  draftSale,
  inMarket,
  list,
  listApproved,
  type Market,
  readAsk,
  readEdition,
  run,
} from './support/market.ts';
import { isRefused } from './support/refusal.ts';

async function subjects(market: Market, pattern: string): Promise<string[]> {
  const rows = await market.db.select().from(emails).where(like(emails.dedupeKey, pattern));
  return rows.map(({ subject }) => subject);
}

t.test('a first listing waits for approval, the next one of the same edition does not', (t) =>
  inMarket(t, async (market) => {
    const [main, proof] = market.editionIds;
    const seller = await addPerson(market);
    const first = await list(market, seller, { price: 100_00 });
    t.equal(first.status, 'PendingAuthentication');
    t.equal((await readEdition(market, main)).lowestAskId, null, 'a waiting ask is in no book');
    t.equal((await list(market, seller, { price: 90_00 })).status, 'PendingAuthentication');
    await run(market, (work) => approveAsk(work, { askId: first.id, actor: 'operator:test' }));
    t.match(await subjects(market, 'ask-approved:%'), [/Night Ferry is approved/]);
    t.equal((await list(market, seller, { price: 80_00 })).status, 'Approved');
    const elsewhere = await list(market, seller, { price: 80_00, editionId: proof });
    t.equal(elsewhere.status, 'PendingAuthentication', 'documents are those of one edition');
    const somebody = await list(market, await addPerson(market), { price: 60_00 });
    t.equal(somebody.status, 'PendingAuthentication', 'and of one seller');
  }),
);

t.test('the approval mail says what was approved and whether it sold', (t) =>
  inMarket(t, async (market) => {
    const approve = async (price: number, withDocument = false) => {
      const ask = await list(market, await addPerson(market), { price });
      if (withDocument) {
        const document = { id: randomUUID(), askId: ask.id, kind: 'coa', name: 'a.pdf' } as const;
        const file = { type: 'application/pdf', size: 1, createdAt: market.now() };
        await market.db.insert(askDocuments).values({ ...document, ...file });
      }
      await run(market, (work) => approveAsk(work, { askId: ask.id, actor: 'operator:test' }));
      const isIt = like(emails.dedupeKey, 'ask-approved:%');
      return (await market.db.select().from(emails).where(isIt).orderBy(emails.id)).at(-1)?.text;
    };
    t.match(await approve(200_00), /Your listing has been approved, and .*Night Ferry.* is live/);
    t.match(await approve(190_00, true), /Your documents have been approved/);
    const early = await list(market, await addPerson(market), { price: 150_00 });
    await bid(market, await addPerson(market), { price: 150_00 });
    await run(market, (work) => approveAsk(work, { askId: early.id, actor: 'operator:test' }));
    const sold = await market.db.select().from(emails).where(like(emails.text, '%sold at once%'));
    t.equal(sold.length, 1);
  }),
);

t.test('a sale without documents does not exempt later listings from approval', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    await bid(market, await addPerson(market), { price: 100_00 });
    t.equal((await list(market, seller, { price: 100_00 })).status, 'Done');
    const waiting = await list(market, seller, { price: 100_00 });
    t.equal(waiting.status, 'PendingAuthentication');
    await run(market, (work) => approveAsk(work, { askId: waiting.id, actor: 'operator:test' }));
    t.equal((await list(market, seller, { price: 100_00 })).status, 'Approved');
  }),
);

t.test('a listing rejected with a reason can be changed and resubmitted', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const { id } = await list(market, seller, { price: 100_00 });
    const sendBack = (to: 'MoreInfoRequired' | 'Rejected', reason: string) =>
      run(market, (work) =>
        requestChanges(work, { askId: id, to, reason, actor: 'operator:test' }),
      );
    await sendBack('MoreInfoRequired', 'The certificate cannot be read.');
    t.match(await readAsk(market, id), {
      status: 'MoreInfoRequired',
      reason: 'The certificate cannot be read.',
    });
    await isRefused(t, sendBack('Rejected', 'Twice'), { code: 'trade.wrong-status' });
    await run(market, (work) =>
      editAsk(work, { userId: seller, askId: id, body: { price: 110_00 } }),
    );
    const again = () => run(market, (w) => placeAsk(w, { userId: seller, askId: id, bidId: 0 }));
    t.equal((await again()).status, 'PendingAuthentication');
    t.match(await readAsk(market, id), { reason: null, price: 110_00 });
    await sendBack('Rejected', 'It is a reproduction.');
    t.equal((await again()).status, 'PendingAuthentication');
    t.equal((await subjects(market, 'ask-sent-back:%')).length, 2);
    await isRefused(t, again(), { status: 409, code: 'trade.wrong-status' });
  }),
);

t.test('a user without an address can draft a bid or a purchase only, and place nothing', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const nomad = await addPerson(market, { country: null });
    const missing = { status: 400, code: 'trade.address-missing' };
    const listed = await listApproved(market, await addPerson(market), { price: 200_00 });
    await bid(market, await addPerson(market), { price: 90_00 });
    await isRefused(t, list(market, nomad, { price: 150_00 }), missing);
    await isRefused(t, draftSale(market, nomad, main), missing);
    await isRefused(t, bid(market, nomad, { price: 100_00 }), missing);
    const { id: bidId } = await draftPurchase(market, nomad, listed.id);
    const buy = run(market, (work) => placeBid(work, { userId: nomad, bidId }));
    await isRefused(t, buy, missing);
    t.equal(await market.db.$count(asks, eq(asks.userId, nomad)), 0);
    const drafts = await market.db.select().from(bids).where(eq(bids.userId, nomad));
    t.same(
      drafts.map(({ type, status }) => [type, status]),
      [
        ['bid', 'Draft'],
        ['buy', 'Draft'],
      ],
    );
    t.equal(await market.db.$count(orders), 0);
  }),
);

t.test('voiding removes an order from its book, and an ended order cannot be voided', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const [a, b] = [await addPerson(market), await addPerson(market)];
    const first = await bid(market, a, { price: 100_00 });
    const second = await bid(market, b, { price: 90_00 });
    const take = () => run(market, (work) => voidBid(work, { userId: a, bidId: first.id }));
    await isRefused(
      t,
      run(market, (work) => voidBid(work, { userId: b, bidId: first.id })),
      { status: 404 },
    );
    await take();
    t.equal((await readEdition(market, main)).highestBidId, second.id);
    await isRefused(t, take(), { status: 409, code: 'trade.wrong-status' });
    const ask = await listApproved(market, a, { price: 200_00 });
    await run(market, (work) => voidAsk(work, { userId: a, askId: ask.id }));
    t.equal((await readEdition(market, main)).lowestAskId, null);
    const sold = await list(market, a, { price: 90_00 });
    await isRefused(
      t,
      run(market, (work) => voidAsk(work, { userId: a, askId: sold.id })),
      { code: 'trade.wrong-status' },
    );
  }),
);

t.test('the artwork carries the best prices of all its editions', (t) =>
  inMarket(t, async (market) => {
    const [main, proof] = market.editionIds;
    const [a, b] = [await addPerson(market), await addPerson(market)];
    await listApproved(market, a, { price: 300_00, editionId: main });
    const cheap = await listApproved(market, a, { price: 200_00, editionId: proof });
    await bid(market, b, { price: 50_00, editionId: main });
    await bid(market, b, { price: 40_00, editionId: proof });
    const read = async () => (await market.db.select().from(artworks))[0];
    t.match(await read(), { lowestAskGbp: 200_00, highestBidGbp: 50_00 });
    t.ok((await read())?.lastAskAt);
    t.ok((await read())?.lastBidAt);
    await run(market, (work) => voidAsk(work, { userId: a, askId: cheap.id }));
    t.match(await read(), { lowestAskGbp: 300_00 });
  }),
);

t.test('an expired order does not trade, even before the sweep', (t) =>
  inMarket(t, async (market) => {
    const [seller, buyer] = [await addPerson(market), await addPerson(market)];
    const ask = await listApproved(market, seller, { price: 100_00, expiresInDays: 30 });
    const purchase = await draftPurchase(market, buyer, ask.id);
    market.passTime(30 * 86_400_000);
    await isRefused(
      t,
      run(market, (work) => placeBid(work, { userId: buyer, bidId: purchase.id })),
      { code: 'trade.ask-sold', next: null },
    );
    await isRefused(
      t,
      run(market, (work) =>
        editAsk(work, { userId: seller, askId: ask.id, body: { expiresInDays: 60 } }),
      ),
      { code: 'trade.wrong-status' },
    );
    t.equal((await bid(market, buyer, { price: 100_00 })).status, 'Approved');
  }),
);

t.test('an ask’s expiry starts when it enters the book', (t) =>
  inMarket(t, async (market) => {
    const ask = await list(market, await addPerson(market), { price: 100_00, expiresInDays: 30 });
    market.passTime(10 * 86_400_000);
    await run(market, (work) => approveAsk(work, { askId: ask.id, actor: 'operator:test' }));
    const [row] = await market.db.select().from(asks).where(eq(asks.id, ask.id));
    t.equal(row!.expiresAt!.getTime() - row!.placedAt.getTime(), 30 * 86_400_000);
    t.ok(row!.placedAt > row!.createdAt);
  }),
);
