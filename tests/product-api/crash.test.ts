import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { approveAsk } from '../../product-api/commands/approve-ask.ts';
import { artworks, editions } from '../../product-api/db/schema/catalogue.ts';
import { asks } from '../../product-api/db/schema/market.ts';
import { orderEvents, orders } from '../../product-api/db/schema/orders.ts';
import { paymentTasks } from '../../product-api/db/schema/payments.ts';
import { inTransaction } from '../../product-api/market/command-context.ts';
import { noPurchaseRules } from '../../product-api/payments/purchase-rules.ts';
import { createUser, type TestUser } from '../support/product-api.ts';
import { bookFaults } from './support/book-faults.ts';
import { type RunningApi, startApi } from './support/crashing-api.ts';
import { askBody, bidBody } from './support/trading-client.ts';

type Answer = { readonly status: number; readonly body: { data?: { orderId?: number | null } } };
type Call = { readonly user: TestUser; readonly url: string; readonly body?: object; key: string };
type Sent = { readonly call: Call; readonly answer: Answer | null };

/** Limit in milliseconds: a busy machine takes longer to make enough trades. */
const tradingAtMost = 30_000;
const enough = 10;
const dataDir = mkdtempSync(join(tmpdir(), 'deckle-crash-'));
let api: RunningApi = await startApi(dataDir);
t.teardown(async () => {
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** null: no answer arrived. */
async function send({ user, url, body, key }: Call): Promise<Answer | null> {
  try {
    const answer = await fetch(`${api.url}${url}`, {
      method: 'POST',
      headers: {
        authorization: user.bearer,
        'idempotency-key': key,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  } catch {
    return null;
  }
}

const { db } = api.database;
const [artwork] = await db.insert(artworks).values({ name: 'A', medium: 'Prints' }).returning();
const sheet = { artworkId: artwork!.id, size: '1 × 1 cm', material: 'Paper' };
const books = await db
  .insert(editions)
  .values([
    { ...sheet, name: 'Main' },
    { ...sheet, name: 'Artist' },
  ])
  .returning();
const people = await Promise.all(Array.from({ length: 8 }, () => createUser(db)));
const sellers = people.slice(0, 4);

/** With one approved listing in each book, a seller's next listings need no approval. */
for (const user of sellers) {
  for (const { id } of books) {
    const draft = { user, url: '/api/asks', body: askBody(id, 500_00), key: randomUUID() };
    const drafted = (await send(draft))!.body.data as unknown as { id: number };
    await send({ user, url: `/api/asks/${drafted.id}/place/0`, key: randomUUID() });
    const market = {
      db,
      now: () => new Date(),
      publicUrl: 'http://deckle.test',
      purchaseRules: noPurchaseRules,
    };
    const [ask] = (await db.select().from(asks)).filter(
      ({ id: askId, status }) => askId === drafted.id && status === 'PendingAuthentication',
    );
    if (ask) {
      await inTransaction(market, (context) =>
        approveAsk(context, { askId: ask.id, actor: 'test' }),
      );
    }
  }
}

/** All users draft and place until the answers stop. */
async function trade(sent: Sent[], isOver: () => boolean): Promise<void> {
  const attempt = async (call: Call) => {
    const answer = await send(call);
    sent.push({ call, answer });
    return answer;
  };
  const busy = async (user: TestUser) => {
    const kind = sellers.includes(user) ? 'asks' : 'bids';
    while (!isOver()) {
      const edition = books[randomInt(books.length)]!.id;
      const price = randomInt(80, 120) * 100;
      const body = kind === 'asks' ? askBody(edition, price) : bidBody(edition, price);
      const draft = await attempt({ user, url: `/api/${kind}`, body, key: randomUUID() });
      if (draft === null) return;
      if (draft.status !== 200) continue;
      const { id } = draft.body.data as unknown as { id: number };
      const url = `/api/${kind}/${id}/place${kind === 'asks' ? '/0' : ''}`;
      if ((await attempt({ user, url, key: randomUUID() })) === null) return;
    }
  };
  await Promise.all(people.map(busy));
}

const tradesIn = (sent: readonly Sent[]) =>
  sent.filter(({ answer }) => (answer?.body.data?.orderId ?? null) !== null).length;

const crashes = {
  'the product API': () => api.killApi(),
  'its PostgreSQL': () => api.killDatabase(),
};

for (const [what, crash] of Object.entries(crashes)) {
  t.test(`${what} killed during trades loses no answered trade`, async (t) => {
    const sent: Sent[] = [];
    let isOver = false;
    const trading = trade(sent, () => isOver);
    const giveUp = Date.now() + tradingAtMost;
    while (tradesIn(sent) < enough && Date.now() < giveUp) await sleep(50);
    await crash();
    isOver = true;
    await trading;
    api = await startApi(dataDir);
    const { db } = api.database;
    const placed = sent.filter(({ call }) => call.url.includes('/place'));
    const traded = placed.flatMap(({ answer }) => answer?.body.data?.orderId ?? []);
    const lost = sent.filter(({ answer }) => answer === null);
    t.ok(traded.length > 5, 'there was something to lose');
    t.comment(`${sent.length} calls, ${traded.length} trades answered, ${lost.length} lost`);
    const kept = new Set((await db.select().from(orders)).map(({ id }) => id));
    t.same(
      traded.filter((id) => !kept.has(id)),
      [],
      'every order that was answered is there',
    );
    t.same(await faults(), []);

    const worked = sent.filter(({ answer }) => answer?.status === 200);
    for (const { call, answer } of worked.slice(-60)) {
      t.same(await send(call), answer, 'the same key gives the first answer');
    }
    for (const { call } of lost) {
      const first = await send(call);
      t.ok(first && first.status < 500, 'a lost call is finished by its key');
      if (first?.status === 200) t.same(await send(call), first, 'once');
    }
    t.same(await faults(), []);
  });
}

/** Invariants over the whole database; an order needs its history and its charge. */
async function faults(): Promise<string[]> {
  const { db } = api.database;
  const found = await bookFaults({ db, now: () => new Date() });
  const [made, events, tasks] = [
    await db.select().from(orders),
    await db.select().from(orderEvents),
    await db.select().from(paymentTasks),
  ];
  for (const { id } of made) {
    if (events.filter(({ orderId }) => orderId === id).length !== 1) found.push(`history of ${id}`);
    if (tasks.filter(({ orderId }) => orderId === id).length !== 1) found.push(`charge of ${id}`);
  }
  return found;
}
