import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { asks } from '../db/schema/market.ts';
import { users } from '../db/schema/people.ts';

/** Asks that wait for approval, the longest waiting first. */
export function listPendingAsks(db: Queryable) {
  return db
    .select({
      id: asks.id,
      artworkId: artworks.id,
      artwork: artworks.name,
      edition: editions.name,
      seller: users.email,
      price: asks.price,
      currency: asks.currency,
      copy: asks.copyDetails,
      placedAt: asks.placedAt,
    })
    .from(asks)
    .innerJoin(editions, eq(editions.id, asks.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .innerJoin(users, eq(users.id, asks.userId))
    .where(eq(asks.status, 'PendingAuthentication'))
    .orderBy(asc(asks.placedAt), asc(asks.id));
}
