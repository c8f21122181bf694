import { eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { users } from '../db/schema/people.ts';
import { maxResults, namesWithAll } from './find-names.ts';
import { isPersonNamed } from './is-person-named.ts';
import { matchWords, typedWords } from './match-words.ts';

/** People and works whose orders are looked up: a common name costs no more than a rare one. */
const namedAtMost = maxResults;
/** The newest orders of those found. */
const ordersAtMost = 1000;

type FoundOrders = {
  readonly ids: readonly number[];
  /** The order that the text names by its number, where there is one. */
  readonly number: number | null;
  /** Others may match. */
  readonly isMore: boolean;
};

/**
 * Ids of orders by number, tracking number, or the name or e-mail of a side, or by words with which
 * those of a work's name begin. Of many it has the newest.
 */
export async function findOrders(db: Queryable, find: string): Promise<FoundOrders> {
  const [people, works] = await Promise.all([peopleNamed(db, find), worksNamed(db, find)]);
  const number = /^\d{1,9}$/.test(find) ? Number(find) : null;
  const newest = (ids: SQL, limit = ordersAtMost + 1) =>
    sql`(${ids} order by id desc limit ${sql.raw(String(limit))})`;
  const ofPeople = (side: SQL) =>
    newest(sql`
    select traded.id from unnest(${sql.param(people)}::int[]) as person(id)
    cross join lateral ${newest(sql`select id from ${orders} where ${side} = person.id`)} as traded`);
  const found = sql.join(
    [
      sql`(select id from ${orders} where ${orders.trackingNumber} = ${find})`,
      ofPeople(sql`${orders.buyerId}`),
      ofPeople(sql`${orders.sellerId}`),
      newest(sql`select id from ${orders} where ${orders.editionId} in (
        select id from ${editions} where ${editions.artworkId} = any(${sql.param(works)}::int[]))`),
    ],
    sql` union `,
  );
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from (${found}) as found order by id desc limit ${ordersAtMost + 1}`,
  );
  const ids = rows.slice(0, ordersAtMost).map(({ id }) => id);
  return {
    ids: number === null ? ids : [number, ...ids],
    number,
    isMore:
      rows.length > ordersAtMost || people.length >= namedAtMost || works.length >= namedAtMost,
  };
}

async function peopleNamed(db: Queryable, find: string): Promise<number[]> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(sql`lower(${users.email})`, find.toLowerCase()), isPersonNamed(find)))
    .limit(namedAtMost);
  return people.map(({ id }) => id);
}

/** Works that visitors see, by the site's own search, and those that they do not. */
async function worksNamed(db: Queryable, find: string): Promise<number[]> {
  const typed = typedWords(find);
  if (typed.length === 0) return [];
  const { artwork } = await matchWords(db, ['artwork'], typed);
  const listed = await namesWithAll(db, { kind: 'artwork', typed, matches: artwork });
  const hidden = await db
    .select({ id: artworks.id })
    .from(artworks)
    .where(
      sql`${isNotNull(artworks.hiddenAt)} and position(fold(${find}) in fold(${artworks.name})) > 0`,
    )
    .limit(namedAtMost);
  return [...listed, ...hidden.map(({ id }) => id)];
}
