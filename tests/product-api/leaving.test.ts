import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import t from 'tap';
import { closeAccount } from '../../product-api/commands/close-account.ts';
import { followedArtists } from '../../product-api/db/schema/collecting.ts';
import { askDocuments } from '../../product-api/db/schema/documents.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { paymentAccounts } from '../../product-api/db/schema/payments.ts';
import { profiles, sessions, users } from '../../product-api/db/schema/people.ts';
import { HttpError } from '../../product-api/errors.ts';
import { noPurchaseRules } from '../../product-api/payments/purchase-rules.ts';
import { insertAsk, insertBid } from '../support/orders.ts';
import { addressIn, createUser, startTestProductApi } from '../support/product-api.ts';
import { askBody, bidBody, clientOf } from './support/trading-client.ts';

const api = await startTestProductApi(t, { maxConnections: 60 });
const { db } = api;
const [main = 0, proof = 0] = api.catalogue.editionIds;
const isClosed = async (id: number) =>
  (await db.select().from(users).where(eq(users.id, id)))[0]?.leftAt !== null;

/** True if the account was closed, false if open trades prevented it. */
async function leave(id: number): Promise<boolean> {
  try {
    await closeAccount(api.deps, { id, passwordHash: null });
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.details.code === 'profile.open-trades') return false;
    throw error;
  }
}

const shippingAddress = addressIn('GB');

/** Requests that a user sends while the account is closed. */
const placing = {
  bid: async (call: ReturnType<typeof clientOf>) => {
    const draft = await call('POST', '/api/bids', { body: bidBody(main, 30_00) });
    return () => call('POST', `/api/bids/${draft.body.data.id}/place`);
  },
  ask: async (call: ReturnType<typeof clientOf>) => {
    const draft = await call('POST', '/api/asks', { body: askBody(proof, 900_00) });
    return () => call('POST', `/api/asks/${draft.body.data.id}/place/0`);
  },
  'bid drafted late': async (call: ReturnType<typeof clientOf>) => async () => {
    const draft = await call('POST', '/api/bids', { body: bidBody(main, 31_00) });
    if (draft.status !== 200) return draft;
    return call('POST', `/api/bids/${draft.body.data.id}/place`);
  },
  address: async (call: ReturnType<typeof clientOf>) => () =>
    call('PUT', '/api/profiles/update/shipping-address/me', { body: { shippingAddress } }),
  follow: async (call: ReturnType<typeof clientOf>) => () =>
    call('POST', '/api/follow-artists', { body: { artistId: api.catalogue.artistIds[0] } }),
} as const;

/** Done; refused as signed out, as without a profile or an address, or for a voided draft. */
const isSettled = ({ status }: { readonly status: number }) =>
  [200, 400, 401, 404, 409].includes(status);

for (const [what, prepare] of Object.entries(placing)) {
  t.test(`an account that is closed while it sends a ${what} keeps nothing`, async (t) => {
    const gone: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const user = await createUser(db);
          const send = await prepare(clientOf(api, user));
          const sent = send();
          await sleep(((index + round) % 6) * 15);
          const [isGone, answer] = await Promise.all([leave(user.id), sent]);
          if (isGone) gone.push(user.id);
          else t.equal(answer.status, 200, 'what keeps an account open was done');
          if (!isSettled(answer)) t.fail(`${what} answered ${answer.status}`);
        }),
      );
    }
    t.ok(gone.length > 0, `${gone.length} of 40 were closed`);
    t.same(await keptBy(gone), []);
  });
}

/** What is left of closed accounts besides what other people's trades need. */
async function keptBy(gone: readonly number[]) {
  const kept: object[] = [];
  for (const table of [asks, bids]) {
    const rows = await db.select().from(table).where(inArray(table.userId, gone));
    kept.push(...rows.filter(({ status }) => status !== 'Voided' && status !== 'Draft'));
  }
  for (const table of [profiles, followedArtists, sessions]) {
    const rows = await db.select().from(table).where(inArray(table.userId, gone));
    kept.push(...rows.filter((row) => !('revokedAt' in row) || row.revokedAt === null));
  }
  return kept;
}

t.test('the database refuses rows of a closed account', async (t) => {
  const { id } = await createUser(db);
  t.ok(await leave(id));
  t.ok(await isClosed(id));
  const closed = { cause: { constraint: 'account_open' } };
  await t.rejects(db.insert(profiles).values({ userId: id }), closed);
  await t.rejects(insertBid(db, { userId: id, editionId: main, price: 1 }), closed);
});

t.test('the database refuses to bring a closed account’s drafts to life', async (t) => {
  const { id: userId } = await createUser(db);
  const ask = await insertAsk(db, { userId, editionId: main, price: 1, status: 'Draft' });
  const bid = await insertBid(db, { userId, editionId: main, price: 1, status: 'Draft' });
  await db.update(users).set({ leftAt: new Date() }).where(eq(users.id, userId));
  const closed = { cause: { constraint: 'account_open' } };
  for (const status of ['PendingAuthentication', 'MoreInfoRequired', 'Approved', 'Done'] as const) {
    await t.rejects(db.update(asks).set({ status }).where(eq(asks.id, ask)), closed, status);
  }
  for (const status of ['Approved', 'Done'] as const) {
    await t.rejects(db.update(bids).set({ status }).where(eq(bids.id, bid)), closed, status);
  }
  await db.update(asks).set({ status: 'Voided' }).where(eq(asks.id, ask));
});

/**
 * Rows of the first two are written under the lock of the account, which is looked at first. A
 * pause only takes rights away: a dispute of a sale can end after its seller has left.
 */
const guardedElsewhere = ['feed_entries', 'idempotency_keys', 'trading_pauses'];

t.test('every table of people’s rows refuses those of closed accounts', async (t) => {
  const { rows } = await db.execute<{ table: string; isGuarded: boolean }>(sql`
    select columns.table_name as table, exists (
      select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = columns.table_name::regclass and proname = 'require_open_account'
    ) as "isGuarded"
    from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`);
  const open = rows.filter(({ isGuarded }) => !isGuarded).map(({ table }) => table);
  t.ok(rows.length > 10);
  t.same(open, guardedElsewhere);
});

t.test('a draft of a closed account cannot be placed', async (t) => {
  const user = await createUser(db);
  const call = clientOf(api, user);
  const draft = await call('POST', '/api/bids', { body: bidBody(main, 32_00) });
  await db.update(users).set({ leftAt: new Date() }).where(eq(users.id, user.id));
  const placed = await call('POST', `/api/bids/${draft.body.data.id}/place`);
  t.equal(placed.status, 401);
  const [row] = await db.select().from(bids).where(eq(bids.id, draft.body.data.id));
  t.equal(row?.status, 'Draft');
});

t.test('closing an account while it places a bid with a card never fails', async (t) => {
  const purchaseRules = { ...noPurchaseRules, cardAt: 'stripe' } as const;
  const withCards = await startTestProductApi(t, { maxConnections: 40, deps: { purchaseRules } });
  const [edition = 0] = withCards.catalogue.editionIds;
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, async (_, place) => {
        const user = await createUser(withCards.db);
        const card = { customerId: `cus_${user.id}`, paymentMethodId: 'pm' };
        await withCards.db
          .insert(paymentAccounts)
          .values({ userId: user.id, processor: 'stripe', ...card });
        const call = clientOf(withCards, user);
        const draft = await call('POST', '/api/bids', {
          body: bidBody(edition, 30_00 + user.id * 5_00),
        });
        const placing = call('POST', `/api/bids/${draft.body.data.id}/place`);
        await sleep(((place + round) % 8) * 8);
        const answers = await Promise.all([call('POST', '/api/profiles/leave'), placing]);
        for (const { status } of answers) if (status >= 500) t.fail(`answered ${status}`);
      }),
    );
  }
  t.same(
    withCards.logs.filter(({ event }) => event === 'product-api.failed'),
    [],
  );
});

t.test('documents and comments of an unsold listing are deleted with the account', async (t) => {
  const user = await createUser(api.db);
  const [edition = 0] = api.catalogue.editionIds;
  const [ask] = await api.db
    .insert(asks)
    .values({
      ...{ userId: user.id, editionId: edition, type: 'ask', status: 'Voided', price: 100_00 },
      ...{ priceGbp: 100_00, currency: 'GBP', sellerRegion: 'UK', expiresInDays: 30 },
      comments: { provenance: 'Jane Roe, 1 Quay Street' },
    })
    .returning({ id: asks.id });
  const document = { id: randomUUID(), askId: ask!.id, kind: 'coa', name: 'jane.pdf' } as const;
  await api.db
    .insert(askDocuments)
    .values({ ...document, type: 'application/pdf', size: 10, createdAt: new Date() });
  t.equal((await clientOf(api, user)('POST', '/api/profiles/leave')).status, 200);
  t.equal(await api.db.$count(askDocuments, eq(askDocuments.askId, ask!.id)), 0);
  t.match((await api.db.select().from(asks).where(eq(asks.id, ask!.id)))[0], { comments: {} });
});
