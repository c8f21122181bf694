import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import t from 'tap';
import { type WireBulkRow, wireBulkRows } from '../../../shared/contracts/wire/bulk-rows.ts';
import { bulkLimits, noBulkValues } from '../../../shared/domain/bulk-row.ts';
import {
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { bulkRows } from '../../db/schema/bulk.ts';
import { askDocuments } from '../../db/schema/documents.ts';
import { asks } from '../../db/schema/market.ts';
import { deleteStale } from '../../jobs/delete-stale.ts';

const api = await startTestProductApi(t);
const { db } = api;
const [main = 0, proof = 0, second = 0] = api.catalogue.editionIds;
const buyer = clientOf(api, await createUser(db));

async function newSeller() {
  const user = await createUser(db);
  const call = clientOf(api, user);
  const read = async () => wireBulkRows.parse((await call('GET', '/api/bulk-rows')).body).data.rows;
  return {
    user,
    call,
    read,
    async save(...rows: object[]): Promise<WireBulkRow[]> {
      const answer = await call('PUT', '/api/bulk-rows', { body: { rows } });
      return wireBulkRows.parse(answer.body).data.rows;
    },
    place: async (rows: readonly WireBulkRow[], key: string = randomUUID()) =>
      (
        await call('POST', '/api/asks/bulk/place', {
          key,
          body: {
            asks: rows.map(({ ask }) => ({
              ...{ id: ask!.id, price: ask!.price, type: ask!.type, userId: user.id },
              highestBidId: ask!.highestBidId,
            })),
          },
        })
      ).body.data,
  };
}

let rows = 0;
function row(values: object = {}, more: object = {}) {
  rows += 1;
  return {
    ...{ key: randomUUID(), position: rows, values: { ...noBulkValues, ...values } },
    ...{ artworkId: null, editionId: null },
    ...more,
  };
}

t.test('keeps rows as typed, and drafts those that can be listed', async (t) => {
  const seller = await newSeller();
  const bid = await bidOverHttp(buyer, second, 150_00);
  await listOverHttp(api, clientOf(api, await createUser(db)), main, 400_00);
  const saved = await seller.save(
    row({ artist: 'ada quill', artwork: 'MORNING PRESS', edition: 'Main', price: '1.250,00' }),
    row({ artist: 'Ada Quill', artwork: 'Morning Press', price: '300' }),
    row({ artist: 'Ada Quill', artwork: 'Morning Press', edition: 'Artist’s proof', price: '300' }),
    row({ artist: 'Bertil Angstrom & Ada Quill', artwork: 'Evening Plate', price: '£140' }),
    row({ artist: '=cmd', artwork: '<b>', price: 'about 50', expiry: 'soon' }),
    row({ price: '399.50' }, { editionId: main }),
    row({ price: '10' }, { editionId: proof }),
    row(),
  );
  t.match(saved, [
    { edition: { id: main }, ask: { price: 1250_00, type: 'ask', saleLines: null } },
    { edition: null, ask: null, work: { editions: [{ id: main }, { id: proof }] } },
    { edition: { id: proof }, ask: { price: 300_00 } },
    {
      edition: { id: second },
      ask: { type: 'sell', highestBidId: bid.id, lines: { price: 140_00 } },
    },
    { edition: null, work: null, values: { artist: '=cmd', price: 'about 50', expiry: 'soon' } },
    {
      ask: null,
      refusal: { code: 'trade.price-refused', next: { amount: 395_00, currency: 'GBP' } },
      prices: { lowestAsk: { amount: 400_00 }, justBelow: { amount: 395_00 }, highestBid: null },
    },
    { ask: null, refusal: { code: 'trade.price-refused', next: { amount: 20_00 } } },
    { values: noBulkValues, ask: null, refusal: null },
  ]);
  t.equal(saved[3]!.ask!.saleLines!.price, 150_00, 'a sale is at the bid’s price');
  t.same(await seller.read(), saved, 'as another tab sees them');
  t.same(await (await newSeller()).read(), [], 'and no other seller’s');
});

t.test('a changed row has another draft, and a removed one has none', async (t) => {
  const seller = await newSeller();
  const typed = row({ price: '500' }, { editionId: second });
  const [first] = await seller.save(typed);
  const changed = { ...typed, values: { ...typed.values, price: '510', insurance: 'yes' } };
  const [again] = await seller.save(changed);
  t.not(again!.ask!.id, first!.ask!.id);
  t.match(again!.ask, { price: 510_00, dhlInsurance: true });
  t.match(await seller.place([first!]), [{ ok: false, error: { status: 404 } }]);
  const removed = await seller.call('POST', '/api/bulk-rows/remove', {
    body: { keys: [typed.key, randomUUID()] },
  });
  t.same(removed.body, { data: { removed: 1 } });
  t.same(await db.select().from(asks).where(eq(asks.userId, seller.user.id)), []);
  t.same(await seller.read(), []);
});

const paper = (askId: number) => ({
  ...{ id: randomUUID(), askId, kind: 'coa' as const, name: 'certificate.pdf' },
  ...{ type: 'application/pdf', size: 9, createdAt: new Date() },
});
const papersOf = (askId: number) =>
  db.select().from(askDocuments).where(eq(askDocuments.askId, askId));

t.test('documents follow a row through other prices, but not to another edition', async (t) => {
  const seller = await newSeller();
  const typed = row({ price: '500' }, { editionId: second });
  const at = (price: string, editionId = second) =>
    seller.save({ ...typed, editionId, values: { ...typed.values, price } });
  const [first] = await at('500');
  t.equal(first!.ask!.documentStatus, 'missing');
  await db.insert(askDocuments).values(paper(first!.ask!.id));
  await db
    .update(asks)
    .set({ comments: { coaComments: 'Signed' } })
    .where(eq(asks.id, first!.ask!.id));
  t.match(await at('9'), [{ ask: null, refusal: { code: 'trade.price-refused' } }]);
  t.match(await at('about 900'), [{ ask: null }]);
  const [again] = await at('900');
  t.match(again!.ask, { price: 900_00, documentStatus: 'submitted' });
  const own = await db.select().from(asks).where(eq(asks.userId, seller.user.id));
  t.match(own, [{ status: 'Draft', comments: { coaComments: 'Signed' } }]);
  t.equal(own.length, 1, 'no former draft is left');

  const [other] = await at('900', main);
  t.equal(other!.ask!.documentStatus, 'missing');
  t.same(await papersOf(again!.ask!.id), [], 'they were about the other edition');
});

t.test('a draft set aside for its documents cannot be placed, and goes with its row', async (t) => {
  const seller = await newSeller();
  const typed = row({ price: '600' }, { editionId: second });
  const saved = await seller.save(typed);
  const draftId = saved[0]!.ask!.id;
  await db.insert(askDocuments).values(paper(draftId));
  await seller.save({ ...typed, values: { ...typed.values, price: '' } });
  t.match(await seller.place(saved), [{ ok: false, error: { status: 404 } }]);
  t.equal((await papersOf(draftId)).length, 1);
  await seller.call('POST', '/api/bulk-rows/remove', { body: { keys: [typed.key] } });
  t.same(await papersOf(draftId), []);
  t.same(await db.select().from(asks).where(eq(asks.userId, seller.user.id)), []);
});

t.test('a row of an edition whose documents are approved needs none', async (t) => {
  const seller = await newSeller();
  await listOverHttp(api, seller.call, second, 800_00);
  const saved = await seller.save(
    row({ price: '810' }, { editionId: second }),
    row({ price: '810' }, { editionId: proof }),
  );
  t.match(saved, [{ ask: { documentStatus: 'approved' } }, { ask: { documentStatus: 'missing' } }]);
});

t.test('a placed row is not placed, changed or removed again', async (t) => {
  const seller = await newSeller();
  const typed = row({ price: '500' }, { editionId: second });
  const saved = await seller.save(typed);
  const many = await Promise.all(Array.from({ length: 10 }, () => seller.place(saved)));
  t.equal(many.filter(([one]) => one.ok).length, 1);
  t.same(await seller.save({ ...typed, values: { ...typed.values, price: '450' } }), []);
  await seller.call('POST', '/api/bulk-rows/remove', { body: { keys: [typed.key] } });
  const own = await db.select().from(asks).where(eq(asks.userId, seller.user.id));
  t.match(own, [{ status: 'PendingAuthentication', price: 500_00 }]);
  t.equal(own.length, 1);
  t.same(await seller.read(), []);
});

t.test('saving and placing one row at the same time lists it once at most', async (t) => {
  const seller = await newSeller();
  const typed = row({ price: '700' }, { editionId: second });
  const saved = await seller.save(typed);
  const changes = Array.from({ length: 5 }, (_, index) =>
    seller.save({ ...typed, values: { ...typed.values, price: `${701 + index}` } }),
  );
  await Promise.all([...changes, seller.place(saved), seller.place(saved)]);
  const own = await db.select().from(asks).where(eq(asks.userId, seller.user.id));
  t.equal(own.length, 1, 'one draft or one listing');
  t.equal((await seller.read()).length, own[0]!.status === 'Draft' ? 1 : 0);
});

t.test('a row whose lead has changed since its review keeps the reason', async (t) => {
  const seller = await newSeller();
  const saved = await seller.save(
    row({ price: '330' }, { editionId: proof }),
    row({ price: '320' }, { editionId: second }),
  );
  await listOverHttp(api, clientOf(api, await createUser(db)), proof, 331_00);
  t.match(await seller.place(saved), [
    { ok: false, error: { code: 'trade.price-refused', next: { amount: 326_00 } } },
    { ok: true },
  ]);
  const [left, ...others] = await seller.read();
  t.same(others, []);
  t.match(left, {
    key: saved[0]!.key,
    refusal: { code: 'trade.price-refused', next: { amount: 326_00 } },
  });
  const typed = { ...saved[0]!, values: { ...left!.values, price: '326' } };
  const [mended] = await seller.save({
    ...{ key: typed.key, position: typed.position, values: typed.values },
    ...{ artworkId: null, editionId: proof },
  });
  t.equal(mended!.refusal, null);
  t.match(await seller.place([mended!]), [{ ok: true }]);
});

t.test('holds a limited number of rows, of a limited size', async (t) => {
  const seller = await newSeller();
  const all = Array.from({ length: bulkLimits.rows }, () => row());
  for (let from = 0; from < all.length; from += bulkLimits.batch) {
    await seller.save(...all.slice(from, from + bulkLimits.batch));
  }
  const put = (rows: object[]) => seller.call('PUT', '/api/bulk-rows', { body: { rows } });
  t.match((await put([row()])).body.error, { status: 400, message: 'At most 300 rows at a time' });
  t.equal((await put([all[0]!])).status, 200, 'those that are there can still be changed');
  t.equal((await seller.read()).length, bulkLimits.rows);
  t.equal((await put(all.slice(0, bulkLimits.batch + 1))).status, 400);
  t.equal((await put([row({ artist: 'x'.repeat(bulkLimits.cell + 1) })])).status, 400);
  t.equal((await put([row({ artist: 'a\u0000b' })])).status, 400);
  t.equal((await put([row({}, { status: 'Approved' })])).status, 400);
  t.match(await seller.save({ ...all[0]!, editionId: 2 ** 31 - 1, artworkId: 2 ** 31 - 1 }), [
    { edition: null, artworkId: null },
  ]);
});

t.test('needs a user, and leaves other people’s rows alone', async (t) => {
  const [seller, stranger] = [await newSeller(), await newSeller()];
  const typed = row({ price: '500' }, { editionId: second });
  await seller.save(typed);
  await stranger.save({ ...typed, values: noBulkValues });
  await stranger.call('POST', '/api/bulk-rows/remove', { body: { keys: [typed.key] } });
  t.match(await seller.read(), [{ values: { price: '500' }, ask: { price: 500_00 } }]);
  const nobody = clientOf(api, null);
  for (const [method, url, body] of [
    ['GET', '/api/bulk-rows', undefined],
    ['PUT', '/api/bulk-rows', { rows: [typed] }],
    ['POST', '/api/bulk-rows/remove', { keys: [typed.key] }],
  ] as const) {
    t.equal((await nobody(method, url, body ? { body } : {})).status, 401);
  }
  t.equal((await db.select().from(bulkRows).where(eq(bulkRows.key, typed.key))).length, 1);
});

t.test('keeps finished rows for 30 days, others as long as the account', async (t) => {
  const seller = await newSeller();
  const [finished, placed] = await seller.save(
    row({ price: '500' }, { editionId: second }),
    row({ price: '600' }, { editionId: second }),
    row({ price: 'later' }),
  );
  await db.insert(askDocuments).values(paper(finished!.ask!.id));
  await seller.place([placed!]);
  const after = (days: number) =>
    deleteStale({ ...api.deps, now: () => new Date(api.deps.now().getTime() + days * 86_400_000) });
  const kept = () => db.select().from(bulkRows).where(eq(bulkRows.userId, seller.user.id));
  await after(29);
  t.equal((await kept()).length, 3);
  await after(31);
  t.match(await kept(), [{ values: { price: 'later' } }]);
  const own = await db.select().from(asks).where(eq(asks.userId, seller.user.id));
  t.match(own, [{ id: placed!.ask!.id, status: 'PendingAuthentication' }]);
  t.not(own[0]!.id, finished!.ask!.id);
  t.same(await papersOf(finished!.ask!.id), []);
});
