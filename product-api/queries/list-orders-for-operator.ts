import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import { ordersUnderWay } from '../../shared/domain/orders-under-way.ts';
import { titleWithEdition } from '../../shared/domain/shown-edition.ts';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { orderEvents, orders } from '../db/schema/market.ts';
import { users } from '../db/schema/people.ts';
import { artworkWords } from '../db/schema/search.ts';
import { isPersonNamed } from './is-person-named.ts';
import { typedWords } from './match-words.ts';

const atMost = 200;
/** Of more than these, a search considers the newest. */
const foundAtMost = 1000;
const isUnderWay: ReadonlySet<OrderStatus> = new Set(ordersUnderWay);

/**
 * Orders in one status, by default those under way, or that a search finds by number, name, e-mail,
 * tracking number or work in any status; the longest in their status first.
 */
export async function listOrdersForOperator(
  db: Queryable,
  {
    status,
    find,
  }: { readonly status?: OrderStatus | undefined; readonly find?: string | undefined },
) {
  const buyer = alias(users, 'buyer');
  const seller = alias(users, 'seller');
  const text = find?.trim() || undefined;
  const since = sql<Date>`(
    select max(${orderEvents.at}) from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
  )`.mapWith(orderEvents.at);
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      artwork: artworks.name,
      edition: editions.name,
      otherName: editions.otherName,
      buyer: buyer.email,
      seller: seller.email,
      buyerTotal: orders.buyerTotal,
      buyerCurrency: orders.buyerCurrency,
      trackingNumber: orders.trackingNumber,
      since,
      deadline: orders.deadline,
    })
    .from(orders)
    .innerJoin(editions, eq(editions.id, orders.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .innerJoin(buyer, eq(buyer.id, orders.buyerId))
    .innerJoin(seller, eq(seller.id, orders.sellerId))
    .where(
      and(
        status !== undefined
          ? and(eq(orders.status, status), isUnderWay.has(status) ? orders.isUnderWay : undefined)
          : text === undefined
            ? orders.isUnderWay
            : undefined,
        text === undefined ? undefined : isFound(db, text),
      ),
    )
    .orderBy(asc(since), asc(orders.id))
    .limit(atMost);
  return rows.map(({ otherName, ...row }) => ({
    ...row,
    title: titleWithEdition(row.artwork, { name: row.edition, otherName }),
  }));
}

/** One look-up for each thing that an order is known by, so that each has its index. */
function isFound(db: Queryable, find: string): SQL {
  const people = db.select({ id: users.id }).from(users).where(isPerson(find));
  const editionsOf = (works: SQL) =>
    sql`(select ${editions.id} from ${editions} where ${editions.artworkId} in (${works}))`;
  const named = worksNamed(find);
  const hidden = sql`select ${artworks.id} from ${artworks}
    where ${artworks.hiddenAt} is not null and ${contains(sql`${artworks.name}`, find)}`;
  const idsWhere = (condition: SQL) => sql`select id from ${orders} where ${condition}`;
  const found = sql.join(
    [
      idsWhere(eq(orders.trackingNumber, find)),
      idsWhere(inArray(orders.buyerId, people)),
      idsWhere(inArray(orders.sellerId, people)),
      ...(named ? [idsWhere(sql`${orders.editionId} in ${editionsOf(named)}`)] : []),
      idsWhere(sql`${orders.editionId} in ${editionsOf(hidden)}`),
    ],
    sql` union `,
  );
  const newest = sql`(${found} order by id desc limit ${foundAtMost})`;
  return /^\d{1,9}$/.test(find)
    ? sql`${orders.id} in (${idsWhere(eq(orders.id, Number(find)))} union ${newest})`
    : sql`${orders.id} in ${newest}`;
}

function isPerson(find: string): SQL | undefined {
  return or(eq(sql`lower(${users.email})`, find.toLowerCase()), isPersonNamed(find));
}

/** Works that visitors see, whose name has words that begin with those typed. */
function worksNamed(find: string): SQL | null {
  const words = typedWords(find).map(
    (word) => sql`select ${artworkWords.artworkId} from ${artworkWords}
      where ${artworkWords.word} >= fold(${word})
        and ${artworkWords.word} < fold(${word}) || chr(1114111)`,
  );
  // Each word's works are read once: a join of two words reads the second for each of the first.
  return words.length > 0 ? sql.join(words, sql` intersect `) : null;
}

const contains = (name: SQL, find: string) => sql`position(fold(${find}) in fold(${name})) > 0`;
