import { sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import t from 'tap';
import type { Role } from '../../shared/desk/roles.ts';
import { trade } from '../../tests/product-api/support/ledger.ts';
import { addPerson, openMarket } from '../../tests/product-api/support/market.ts';
import { advanceTo } from '../../tests/product-api/support/operate.ts';
import { isRefused } from '../../tests/product-api/support/refusal.ts';
import { artists, artworkArtists } from '../db/schema/catalogue.ts';
import { staff } from '../db/schema/staff.ts';
import { checkLedger } from '../queries/check-ledger.ts';
import { listWaiting } from '../queries/today/list-waiting.ts';
import { operations } from './operations.ts';
import { runOperation } from './run-operation.ts';

const market = await openMarket();
t.teardown(() => market.close());
const { db } = market;
const [mira] = await db
  .insert(artists)
  .values({ name: 'Mira Holt', description: '', description2: '', nationalities: [] })
  .returning();
const id = mira!.id;
await db.insert(artworkArtists).values({ artworkId: market.artworkId, artistId: id, position: 0 });

async function addMember(...roles: Role[]): Promise<string> {
  const userId = await addPerson(market);
  await db.insert(staff).values({ userId, roles });
  return `desk:${userId}`;
}
const ada = await addMember('treasurer');
const ben = await addMember('owner');
const run = <Name extends Parameters<typeof runOperation>[0]>(
  name: Name,
  actor: string,
  input: Parameters<typeof runOperation<Name>>[2],
) => runOperation(name, { market, actor }, input);
const propose = (amount: number, payment: string) =>
  run('royalties record-payment', ada, { id, currency: 'GBP', amount, payment });
const show = () => run('royalties show', ada, { id, period: '2026' });

t.test('a royalty is paid once, of ten approvals at once', async (t) => {
  const order = await trade(market);
  await advanceTo(market, order.id, 'PaidOut');
  const owed = order.sellerRoyalty;
  t.match(await run('royalties list', ada, {}), [
    { artistId: id, artist: 'Mira Holt', currency: 'GBP', owed, paid: 0, lastPaidAt: null },
  ]);
  await isRefused(t, propose(owed + 1, 'BACS 1'), { code: 'royalty.not-owed' });
  const { proposal } = await propose(owed, 'BACS 1');
  await isRefused(t, propose(1, 'BACS 2'), { code: 'desk.proposal-exists' });
  await isRefused(t, run('proposals approve', ada, { id: proposal }), {
    code: 'desk.own-proposal',
  });
  t.match(await listWaiting(db, market.now()), [
    { kind: 'royalty', id, title: 'Royalty of Mira Holt: record the payment BACS 1' },
  ]);
  t.match(await run('royalties list', ada, {}), [{ owed }], 'nothing is posted yet');
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, () => run('proposals approve', ben, { id: proposal })),
  );
  t.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
  t.match(await run('royalties list', ada, {}), [{ owed: 0, paid: owed }]);
  const shown = await show();
  t.same(shown.sums, [{ currency: 'GBP', opening: 0, earned: owed, paid: owed, closing: 0 }]);
  t.match(shown.movements, [
    { orderId: order.id, title: 'Night Ferry', reference: null, amount: owed },
    { orderId: null, title: null, reference: 'BACS 1', amount: -owed },
  ]);
  t.match(operations['royalties show'].print(shown, { id, period: '2026', csv: true }), /BACS 1/);
  t.same(await checkLedger(db), []);
});

t.test('a bank’s payment is recorded once', async (t) => {
  const order = await trade(market);
  await advanceTo(market, order.id, 'PaidOut');
  await isRefused(t, propose(1, 'BACS 1'), { code: 'royalty.recorded' });
  const { proposal } = await propose(order.sellerRoyalty, 'BACS 3');
  await run('proposals decline', ben, { id: proposal, reason: 'Not sent.' });
  t.match(await run('royalties list', ada, {}), [{ owed: order.sellerRoyalty }]);
});

t.test('two payments at once never pay more than is owed', async (t) => {
  const [listed] = await run('royalties list', ada, {});
  const owed = listed!.owed;
  const pay = (reference: string) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into ledger_transactions (kind, cause, at)
        values ('royalty-payment', ${reference}, now())`);
      await tx.execute(sql`insert into ledger_entries (transaction_id, account_id, amount)
        select (select max(id) from ledger_transactions where cause = ${reference}), id,
          case kind when 'royalties' then ${owed}::bigint else ${-owed}::bigint end
        from ledger_accounts where currency = 'GBP'
          and (kind = 'bank' or kind = 'royalties' and artist_id = ${id})`);
    });
  const all = await Promise.allSettled(['forged:1', 'forged:2', 'forged:3'].map(pay));
  t.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of all) {
    if (one.status === 'fulfilled') continue;
    const { cause } = one.reason as Error;
    t.ok(cause instanceof DatabaseError);
    t.equal((cause as DatabaseError).constraint, 'ledger_entries_royalty_owed');
  }
  t.same((await show()).sums[0]?.closing, 0);
});

t.test('the totals of a month end where the balances are', async (t) => {
  const totals = await run('ledger totals', ada, { period: '2026-11' });
  const balances = await run('ledger balances', ada, {});
  t.same(
    totals.map(({ account, currency, closing }) => ({ account, currency, closing })),
    balances.map(({ account, currency, balance }) => ({ account, currency, closing: balance })),
  );
  for (const { opening, debits, credits, closing } of totals) {
    t.equal(opening + debits + credits, closing);
  }
  const before = await run('ledger totals', ada, { period: '2026-10' });
  t.same(before, []);
  const printed = operations['ledger totals'].print(totals, { period: '2026-11', csv: true });
  t.match(printed, /^account,currency,opening,debits,credits,closing/);
});

t.test('an artist who does not exist is not found', async (t) => {
  await isRefused(t, run('royalties show', ada, { id: 999, period: '2026' }), { status: 404 });
  await isRefused(
    t,
    run('royalties record-payment', ada, { id: 999, currency: 'GBP', amount: 1, payment: 'X' }),
    { status: 404 },
  );
});
