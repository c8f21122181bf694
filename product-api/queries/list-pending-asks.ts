import { asc, eq } from 'drizzle-orm';
import { titleWithEdition } from '../../shared/domain/shown-edition.ts';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { asks } from '../db/schema/market.ts';
import { users } from '../db/schema/people.ts';
import { loadForVerdict } from '../market/ask-version.ts';

/** Asks that wait for approval, the longest waiting first. */
export async function listPendingAsks(db: Queryable) {
  const rows = await db
    .select({
      ask: asks,
      artworkId: artworks.id,
      artwork: artworks.name,
      edition: editions.name,
      otherName: editions.otherName,
      seller: users.email,
    })
    .from(asks)
    .innerJoin(editions, eq(editions.id, asks.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .innerJoin(users, eq(users.id, asks.userId))
    .where(eq(asks.status, 'PendingAuthentication'))
    .orderBy(asc(asks.placedAt), asc(asks.id));
  const judged = await loadForVerdict(
    db,
    rows.map(({ ask }) => ask),
  );
  return rows.map(({ ask, otherName, ...names }) => {
    const { id, price, currency, placedAt, copyDetails: copy } = ask;
    const { version = '' } = judged.get(id) ?? {};
    const title = titleWithEdition(names.artwork, { name: names.edition, otherName });
    return { ...names, title, id, price, currency, placedAt, copy, version };
  });
}
