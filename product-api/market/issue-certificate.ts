import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { certificateCodeOf } from '../../shared/domain/certificates.ts';
import { editionLabel } from '../../shared/domain/edition-label.ts';
import { editionSuffix } from '../../shared/domain/shown-edition.ts';
import type { Transaction } from '../db/database.ts';
import { artists, artworkArtists, artworks, editions } from '../db/schema/catalogue.ts';
import { certificates } from '../db/schema/certificates.ts';
import type { OrderRow } from './rows.ts';

/** Keeps what was authenticated, under an unguessable number. */
export async function issueCertificate(
  tx: Transaction,
  { id, editionId, copyDetails }: OrderRow,
  now: Date,
): Promise<void> {
  const { work, edition } = await findWork(tx, editionId);
  const { name, otherName, editionSize, size } = edition;
  const label = editionLabel({ name, suffix: editionSuffix(name, otherName) });
  await tx.insert(certificates).values({
    orderId: id,
    code: certificateCodeOf(randomBytes(20)),
    issuedAt: now,
    title: work.name,
    artists: await namesOfArtists(tx, work.id),
    edition: editionSize ? `${label} of ${editionSize}` : label,
    size,
    copyNumber: copyDetails?.number ?? '',
  });
}

async function findWork(tx: Transaction, editionId: number) {
  const [found] = await tx
    .select({ work: artworks, edition: editions })
    .from(editions)
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(eq(editions.id, editionId));
  if (!found) throw new Error(`edition ${editionId} of an order is not there`);
  return found;
}

async function namesOfArtists(tx: Transaction, artworkId: number): Promise<string> {
  const rows = await tx
    .select({ name: artists.name })
    .from(artworkArtists)
    .innerJoin(artists, eq(artists.id, artworkArtists.artistId))
    .where(and(eq(artworkArtists.artworkId, artworkId), isNull(artists.deletedAt)))
    .orderBy(asc(artworkArtists.position));
  return rows
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');
}
