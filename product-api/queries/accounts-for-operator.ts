import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { asks, bids } from '../db/schema/market.ts';
import { orders } from '../db/schema/orders.ts';
import { emails, featureFlagPeople, profiles, users } from '../db/schema/people.ts';
import { staff } from '../db/schema/staff.ts';
import { readDebts } from '../market/ledger/share-out.ts';
import { listPauses } from '../market/trading-pauses.ts';
import { countOpenTrades } from './count-open-trades.ts';
import { isPersonNamed } from './is-person-named.ts';
import { mailsWhere } from './list-mails.ts';
import { listSessions } from './list-sessions.ts';

const atMost = 50;

const shown = {
  id: users.id,
  email: users.email,
  name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  username: users.username,
  createdAt: users.createdAt,
  blockedAt: users.blockedAt,
};

/** Accounts by e-mail, name, username, or the number of an order; closed ones too. */
export function findAccounts(db: Queryable, find: string) {
  const text = find.trim();
  const ofOrder = (side: typeof orders.buyerId | typeof orders.sellerId) =>
    db
      .select({ id: side })
      .from(orders)
      .where(eq(orders.id, Number(text)));
  return db
    .select(shown)
    .from(users)
    .where(
      or(
        eq(sql`lower(${users.email})`, text.toLowerCase()),
        eq(sql`lower(${users.username})`, text.toLowerCase()),
        isPersonNamed(text),
        /^\d{1,9}$/.test(text)
          ? or(
              inArray(users.id, ofOrder(orders.buyerId)),
              inArray(users.id, ofOrder(orders.sellerId)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(users.id))
    .limit(atMost);
}

/** An account with its trades, sessions, flags and mails; null: unknown. */
export async function findAccountForOperator(db: Queryable, id: number, now: Date) {
  const [account] = await db
    .select({
      ...shown,
      confirmedAt: users.confirmedAt,
      leftAt: users.leftAt,
      blockedReason: users.blockedReason,
      provider: users.provider,
      roles: sql<string[]>`coalesce(${staff.roles}, '{}')`,
      awayUntil: profiles.awayUntil,
    })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, id));
  if (!account) return null;
  const isUnpaid = and(eq(orders.buyerId, id), eq(orders.status, 'AwaitingPayment'));
  return {
    ...account,
    open: await countOpenTrades(db, id),
    unpaid: await db.$count(orders, isUnpaid),
    orders: await ordersOf(db, id),
    asks: await offersOf(db, asks, id),
    bids: await offersOf(db, bids, id),
    sessions: await listSessions(db, id, now),
    flags: await db
      .select({ name: featureFlagPeople.flag, enabled: featureFlagPeople.enabled })
      .from(featureFlagPeople)
      .where(eq(featureFlagPeople.userId, id)),
    pauses: await listPauses(db, id),
    debts: await readDebts(db, id),
    mails: await mailsWhere(db, eq(sql`lower(${emails.recipient})`, account.email.toLowerCase())),
  };
}

function ordersOf(db: Queryable, userId: number) {
  return db
    .select({
      id: orders.id,
      side: sql<'buyer' | 'seller'>`case when ${orders.buyerId} = ${userId}
        then 'buyer' else 'seller' end`,
      artwork: artworks.name,
      status: orders.status,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(editions, eq(editions.id, orders.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)))
    .orderBy(desc(orders.id))
    .limit(atMost);
}

function offersOf(db: Queryable, table: typeof asks | typeof bids, userId: number) {
  return db
    .select({
      id: table.id,
      artwork: artworks.name,
      status: sql<string>`${table.status}`,
      price: table.price,
      currency: table.currency,
      placedAt: table.placedAt,
    })
    .from(table)
    .innerJoin(editions, eq(editions.id, table.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(eq(table.userId, userId))
    .orderBy(desc(table.id))
    .limit(atMost);
}
