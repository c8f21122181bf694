import { eq, sql } from 'drizzle-orm';
import type { Test } from 'tap';
import { createLogger } from '../../../product-api/boot/logger.ts';
import { approveAsk } from '../../../product-api/commands/approve-ask.ts';
import { draftAsk } from '../../../product-api/commands/draft-ask.ts';
import { draftBid } from '../../../product-api/commands/draft-bid.ts';
import { placeAsk } from '../../../product-api/commands/place-ask.ts';
import { placeBid } from '../../../product-api/commands/place-bid.ts';
import { type DatabaseHandle, openDatabase } from '../../../product-api/db/database.ts';
import { artworks, editions } from '../../../product-api/db/schema/catalogue.ts';
import { askDocuments } from '../../../product-api/db/schema/documents.ts';
import { asks, bids } from '../../../product-api/db/schema/market.ts';
import { orderEvents, orders } from '../../../product-api/db/schema/orders.ts';
import { paymentTasks } from '../../../product-api/db/schema/payments.ts';
import {
  emails,
  profiles,
  type StoredAddress,
  users,
} from '../../../product-api/db/schema/people.ts';
import { exchangeRates } from '../../../product-api/db/schema/rates.ts';
import type { JobDeps } from '../../../product-api/jobs/for-each-record.ts';
import {
  type CommandContext,
  type CommandDeps,
  inTransaction,
} from '../../../product-api/market/command-context.ts';
import type { EditionRow } from '../../../product-api/market/rows.ts';
import { noPurchaseRules } from '../../../product-api/payments/purchase-rules.ts';
import type { Currency } from '../../../shared/domain/money.ts';
import { createTestDatabase } from '../../support/database.ts';

export type Market = JobDeps & {
  /** All log lines, parsed. */
  readonly logs: Record<string, unknown>[];
  readonly handle: DatabaseHandle;
  readonly url: string;
  readonly artworkId: number;
  /** Two editions of one artwork, each with its book. */
  readonly editionIds: readonly [number, number];
  /** Moves the market's clock. */
  passTime(milliseconds: number): void;
  close(): Promise<void>;
};

export const day = 86_400_000;

/** A separate market: real PostgreSQL, one artwork in two editions, no users. */
export async function openMarket(connections = 20): Promise<Market> {
  const database = await createTestDatabase();
  const handle = openDatabase(database.url, connections);
  /** A hundred connections at once take a busy machine longer than a request may wait for one. */
  handle.pool.options.connectionTimeoutMillis = 0;
  const { db } = handle;
  const [artwork] = await db
    .insert(artworks)
    .values({ name: 'Night Ferry', medium: 'Prints' })
    .returning();
  const rows = await db
    .insert(editions)
    .values(
      ['Main', 'Artist'].map((name) => ({
        artworkId: artwork!.id,
        name,
        size: '50 × 70 cm',
        material: 'Paper',
      })),
    )
    .returning();
  let clock = Date.parse('2026-11-01T09:00:00Z');
  const logs: Record<string, unknown>[] = [];
  return {
    log: createLogger('info', { write: (line) => void logs.push(JSON.parse(line)) }),
    logs,
    db,
    handle,
    url: database.url,
    /** Each reading is a millisecond later, so that no two orders have the same time. */
    now: () => new Date(clock++),
    publicUrl: 'https://deckle.test',
    purchaseRules: noPurchaseRules,
    artworkId: artwork!.id,
    editionIds: [rows[0]!.id, rows[1]!.id],
    passTime(milliseconds) {
      clock += milliseconds;
    },
    async close() {
      await handle.close();
      await database.drop();
    },
  };
}

/** Deletes what people did; they themselves stay, and so does the time. */
export async function emptyBooks({ db }: Pick<Market, 'db'>): Promise<void> {
  await db.update(editions).set({ lowestAskId: null, highestBidId: null });
  await db.transaction(async (tx) => {
    // Without the triggers that keep the ledger.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`truncate ${paymentTasks}, ${askDocuments}, ${orderEvents}, ${orders}, ${emails} cascade`,
    );
  });
  await db.delete(bids);
  await db.delete(asks);
  await db.delete(exchangeRates);
  await db.update(artworks).set({ lowestAskGbp: null, highestBidGbp: null });
}

export const addressIn = (country: string): StoredAddress => ({
  name: 'A. Person',
  address: '1 Quay Street',
  address_2: '',
  city: 'Bristol',
  country,
  postalCode: 'BS1 4DJ',
  state: 'Ohio',
  phone: '+447700900123',
});

let people = 0;

/** Creates a confirmed user with an address; returns the id. */
export async function addPerson(
  market: Pick<Market, 'db'>,
  { currency = 'GBP', country = 'GB' }: { currency?: Currency; country?: string | null } = {},
): Promise<number> {
  people += 1;
  const email = `person${people}@example.com`;
  const [user] = await market.db
    .insert(users)
    .values({ username: email, email, firstName: 'Per', lastName: 'Son', confirmedAt: new Date() })
    .returning();
  await market.db.insert(profiles).values({
    userId: user!.id,
    currency,
    shippingAddress: country === null ? null : addressIn(country),
  });
  return user!.id;
}

export function run<Result>(
  market: CommandDeps,
  command: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  return inTransaction(market, command);
}

type Listing = { editionId?: number; price: number; expiresInDays?: 0 | 30 | 60 };

/** Drafts and places an ask; returns its id and outcome. `price` in minor units. */
export async function list(market: Market, userId: number, listing: Listing) {
  const draft = await run(market, (context) =>
    draftAsk(context, userId, {
      type: 'ask',
      editionId: listing.editionId ?? market.editionIds[0],
      price: listing.price,
      expiresInDays: listing.expiresInDays ?? 0,
      dhlInsurance: false,
      isBulk: false,
      status: 'Draft',
    }),
  );
  return run(market, (context) => placeAsk(context, { userId, askId: draft.id, bidId: 0 }));
}

/** Lists an ask and approves it. */
export async function listApproved(market: Market, userId: number, listing: Listing) {
  const placed = await list(market, userId, listing);
  if (placed.status !== 'PendingAuthentication') return placed;
  return run(market, (context) =>
    approveAsk(context, { askId: placed.id, actor: 'operator:test' }),
  );
}

export async function bid(market: Market, userId: number, listing: Listing) {
  const draft = await run(market, (context) =>
    draftBid(context, userId, {
      type: 'bid',
      editionId: listing.editionId ?? market.editionIds[0],
      price: listing.price,
      expiresInDays: listing.expiresInDays ?? 0,
      status: 'Draft',
    }),
  );
  return run(market, (context) => placeBid(context, { userId, bidId: draft.id }));
}

/** Drafts a purchase of an ask without placing it. */
export async function draftPurchase(market: Market, userId: number, lowestAskId: number) {
  const [ask] = await market.db.select().from(asks).where(eq(asks.id, lowestAskId));
  return run(market, (context) =>
    draftBid(context, userId, {
      type: 'buy',
      editionId: ask!.editionId,
      lowestAskId,
      status: 'Draft',
    }),
  );
}

/** Drafts a sale to the highest bid without placing it. */
export async function draftSale(market: Market, userId: number, editionId: number) {
  return run(market, (context) =>
    draftAsk(context, userId, {
      type: 'sell',
      editionId,
      dhlInsurance: false,
      isBulk: false,
      status: 'Draft',
    }),
  );
}

export async function readAsk(market: Market, id: number) {
  const [row] = await market.db.select().from(asks).where(eq(asks.id, id));
  return row!;
}

export async function readBid(market: Market, id: number) {
  const [row] = await market.db.select().from(bids).where(eq(bids.id, id));
  return row!;
}

export async function readOrder(market: Market, id: number) {
  const [row] = await market.db.select().from(orders).where(eq(orders.id, id));
  return row!;
}

export async function readEdition(market: Market, id: number): Promise<EditionRow> {
  const [row] = await market.db.select().from(editions).where(eq(editions.id, id));
  return row!;
}

/** Runs a test in a market of its own, so that no book contains another test's orders. */
export async function inMarket(t: Test, test: (market: Market) => Promise<void>): Promise<void> {
  const market = await openMarket();
  t.teardown(() => market.close());
  await test(market);
}
