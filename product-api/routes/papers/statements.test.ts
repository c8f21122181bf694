import { eq } from 'drizzle-orm';
import t from 'tap';
import { advanceTo } from '../../../tests/product-api/support/operate.ts';
import { linesOfPdf } from '../../../tests/product-api/support/pdf.ts';
import {
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import {
  createUser,
  startTestProductApi,
  type TestUser,
} from '../../../tests/support/product-api.ts';
import { artworkArtists, editions } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import { amountOf } from '../../presenters/papers/amounts.ts';

let now = new Date('2026-10-30T12:00:00Z');
const api = await startTestProductApi(t, { now: () => now });
const { db, deps } = api;
const [main = 0] = api.catalogue.editionIds;
const seller = await createUser(db, { now });
const buyer = await createUser(db, { now });

async function sell(price: number) {
  await listOverHttp(api, clientOf(api, seller), main, price);
  const { orderId } = await bidOverHttp(clientOf(api, buyer), main, price);
  const id = orderId ?? 0;
  await advanceTo(deps, id, 'PayoutPending');
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order!;
}
const read = (user: TestUser | null, url: string) =>
  api.app.inject({ url, headers: user ? { authorization: user.bearer } : {} });

const first = await sell(100_00);
now = new Date('2026-11-02T12:00:00Z');
await advanceTo(deps, first.id, 'PaidOut');
const second = await sell(123_456_78);

t.test('a month has what came before it, came in it and is owed after it', async (t) => {
  t.same((await read(seller, '/api/statements')).json(), {
    data: { months: ['2026-11', '2026-10'] },
  });
  const answer = await read(seller, '/api/statements/2026-11/pdf');
  t.equal(answer.headers['cache-control'], 'no-store');
  const lines = await linesOfPdf(answer.rawPayload);
  const shown = (amount: number) => amountOf(amount, 'GBP');
  for (const line of [
    'November 2026',
    `Owed before ${shown(first.sellerPayout)}`,
    `You earned ${shown(second.sellerPayout)}`,
    `Paid out to you −${shown(first.sellerPayout)}`,
    `Owed after ${shown(second.sellerPayout)}`,
  ]) {
    t.ok(lines.includes(line), `${line} of ${lines.join('\n')}`);
  }
  const row = lines.find((line) => line.includes(shown(second.sellerPrice)));
  for (const amount of [second.sellerApplicationFee, second.sellerRoyalty, second.sellerPayout]) {
    t.match(row, shown(amount));
  }
});

t.test('a year has every sale and payout, as a spreadsheet too', async (t) => {
  const { body } = await read(seller, '/api/statements/2026/csv');
  const rows = body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  t.same(
    rows.map((row) => [row[1], Number(row[2]), Number(row.at(-2)) * 100, Number(row.at(-1)) * 100]),
    [
      ['sale', first.id, first.sellerPayout, 0],
      ['payout', first.id, 0, first.sellerPayout],
      ['sale', second.id, second.sellerPayout, 0],
    ],
  );
});

t.test('a statement has its reader’s own sales only', async (t) => {
  t.same((await read(buyer, '/api/statements')).json(), { data: { months: [] } });
  t.notMatch((await read(buyer, '/api/statements/2026/csv')).body, /sale/);
  for (const url of ['/api/statements', '/api/statements/2026/pdf', '/api/statements/2026/csv']) {
    t.equal((await read(null, url)).statusCode, 401, url);
  }
  t.equal((await read(seller, '/api/statements/2026-13/pdf')).statusCode, 400);
});

t.test('an artist’s statement is for the staff', async (t) => {
  const [maker] = await db
    .select({ artistId: artworkArtists.artistId })
    .from(artworkArtists)
    .innerJoin(editions, eq(editions.artworkId, artworkArtists.artworkId))
    .where(eq(editions.id, main));
  const viewer = await createUser(db, { now, roles: ['viewer'] });
  const url = `/api/desk/royalties/${maker?.artistId}/statements/2026`;
  t.equal((await read(null, url)).statusCode, 401);
  t.equal((await read(seller, url)).statusCode, 403);
  const lines = await linesOfPdf((await read(viewer, url)).rawPayload);
  t.ok(lines.includes('Royalty statement'));
  t.equal((await read(viewer, '/api/desk/royalties/99999/statements/2026')).statusCode, 404);
});
