import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { titleWithEdition } from '../../../shared/domain/shown-edition.ts';
import type { Queryable } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { artworks, editions } from '../../db/schema/catalogue.ts';
import { asks } from '../../db/schema/market.ts';
import { promisedAfter, type Waiting, waitingAtMost } from './waiting.ts';

/** Listings to decide, apart from those whose seller was asked for more and has answered. */
export async function waitingListings(db: Queryable): Promise<Waiting[]> {
  const wasSentBack = exists(
    db
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.subject, sql`'ask:' || ${asks.id}`),
          inArray(auditEntries.action, ['asks.request-info', 'asks.reject']),
        ),
      ),
  );
  const rows = await db
    .select({
      id: asks.id,
      artwork: artworks.name,
      edition: { name: editions.name, otherName: editions.otherName },
      since: asks.placedAt,
      wasSentBack: sql<boolean>`${wasSentBack}`,
    })
    .from(asks)
    .innerJoin(editions, eq(editions.id, asks.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(eq(asks.status, 'PendingAuthentication'))
    .orderBy(asc(asks.placedAt), asc(asks.id))
    .limit(waitingAtMost);
  return rows.map(({ wasSentBack, artwork, edition, ...row }) => ({
    ...row,
    title: titleWithEdition(artwork, edition),
    kind: wasSentBack ? 'answer' : 'listing',
    task: wasSentBack ? 'Look again: approve, or ask for more' : 'Approve, ask for more, or reject',
    role: 'authenticator',
    due: promisedAfter(row.since),
    dueBy: 'us',
  }));
}
