import { asc, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { asks } from '../db/schema/market.ts';
import { users } from '../db/schema/people.ts';
import { loadForVerdict } from '../market/ask-version.ts';

/** Asks that wait for approval, the longest waiting first. */
export function listPendingAsks(db: Queryable) {
  return loadAsks(db, eq(asks.status, 'PendingAuthentication'));
}

export async function findAskForOperator(db: Queryable, id: number) {
  const [ask] = await loadAsks(db, eq(asks.id, id));
  return ask ?? null;
}

async function loadAsks(db: Queryable, wanted: SQL) {
  const rows = await db
    .select({ ask: asks, artwork: artworks.name, edition: editions.name, seller: users.email })
    .from(asks)
    .innerJoin(editions, eq(editions.id, asks.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .innerJoin(users, eq(users.id, asks.userId))
    .where(wanted)
    .orderBy(asc(asks.placedAt), asc(asks.id));
  const judged = await loadForVerdict(
    db,
    rows.map(({ ask }) => ask),
  );
  return rows.map(({ ask, artwork, edition, seller }) => {
    const { id, status, price, currency, placedAt, comments, reason } = ask;
    const { documents = [], version = '' } = judged.get(id) ?? {};
    return {
      ...{ id, artwork, edition, seller, status, price, currency, placedAt },
      copy: ask.copyDetails,
      ...{ comments, reason, version },
      documents: documents.map(({ id, kind, name, type }) => ({ id, kind, name, type })),
    };
  });
}
