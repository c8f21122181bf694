import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { artworks, releaseArtists, releases } from '../db/schema/catalogue.ts';
import { releaseNotifications } from '../db/schema/collecting.ts';
import { raffleDraws } from '../db/schema/raffles.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { artistIdsOf } from '../market/catalogue-fields.ts';
import type { CommandContext } from '../market/command-context.ts';
import { differences } from '../market/differences.ts';
import type { ReleaseRow } from '../market/name-release.ts';
import { recordAudit } from '../market/record-audit.ts';
import { recordNews } from '../market/record-news.ts';
import type { ReleaseTimes } from '../market/release-times.ts';
import { requireArtists } from './catalogue/edit-record.ts';

type NewRelease = ReleaseTimes & {
  readonly name: string;
  readonly artistIds: readonly number[];
  readonly extraArtists: string | null;
  readonly artworkId: number | null;
  readonly publisher: string | null;
  /** An http address. */
  readonly soldAt: string | null;
  /** It waits out of the calendar. */
  readonly isDraft: boolean;
  readonly actor: string;
};

/**
 * Adds a release to the calendar, by the makers of its artwork where no artists are given, and
 * records news for its artists' followers: of a draft, once it is put up. Returns its id.
 */
export async function addRelease(context: CommandContext, release: NewRelease): Promise<number> {
  const { tx } = context;
  const { actor, artistIds: given, isDraft, ...values } = release;
  await requireRecords(tx, release);
  const isByMakers = given.length === 0 && release.artworkId !== null;
  const artistIds = isByMakers ? await artistIdsOf(tx, release.artworkId ?? 0) : given;
  const at = context.now();
  const [row] = await tx
    .insert(releases)
    .values({ ...values, createdAt: at, takenDownAt: isDraft ? at : null })
    .returning({ id: releases.id });
  if (!row) throw new Error('an inserted release was not returned');
  await writeMakers(tx, row.id, artistIds);
  await audit(context, {
    actor,
    action: 'releases.add',
    id: row.id,
    details: { name: release.name, isDraft },
  });
  if (!isDraft) await recordReleaseNews(context, row.id);
  return row.id;
}

/** Takes a release out of the calendar: it is no longer listed, reminded of or open to entries. */
export async function takeReleaseDown(
  context: CommandContext,
  input: { readonly releaseId: number; readonly reason: string; readonly actor: string },
): Promise<void> {
  const release = await lockRelease(context.tx, input.releaseId);
  if (release.takenDownAt) throw conflict('trade.wrong-status');
  const { actor, reason } = input;
  await change(context, release, { takenDownAt: context.now() });
  await audit(context, {
    actor,
    action: 'releases.take-down',
    id: release.id,
    details: { reason },
  });
}

/** Puts a release into the calendar; followers who were notified before are not notified again. */
export async function restoreRelease(
  context: CommandContext,
  input: { readonly releaseId: number; readonly actor: string },
): Promise<void> {
  const release = await lockRelease(context.tx, input.releaseId);
  if (!release.takenDownAt) throw conflict('trade.wrong-status');
  await change(context, release, { takenDownAt: null });
  const { actor } = input;
  await audit(context, { actor, action: 'releases.put-up', id: release.id, details: {} });
  await recordReleaseNews(context, release.id);
}

/** Moves a release to other times and resets its reminders. */
export async function moveRelease(
  context: CommandContext,
  input: ReleaseTimes & { readonly releaseId: number; readonly actor: string },
): Promise<void> {
  const { tx } = context;
  const { releaseId, actor, ...times } = input;
  const release = await lockRelease(tx, releaseId);
  await requireUndrawn(tx, releaseId);
  await change(context, release, times);
  await resetReminders(tx, releaseId);
  const details = differences(release, { ...release, ...times });
  await audit(context, { actor, action: 'releases.move', id: releaseId, details });
}

/** Throws the conflict of a raffle that is drawn. */
export async function requireUndrawn(tx: Transaction, releaseId: number): Promise<void> {
  const [drawn] = await tx.select().from(raffleDraws).where(eq(raffleDraws.releaseId, releaseId));
  if (drawn) throw conflict('trade.wrong-status');
}

/** Reminders follow the new times. */
export async function resetReminders(tx: Transaction, releaseId: number): Promise<void> {
  await tx
    .update(releaseNotifications)
    .set({ dayBeforeToldAt: null, openingToldAt: null })
    .where(eq(releaseNotifications.releaseId, releaseId));
}

/** Says who sells a release, and where. */
export async function nameSeller(
  context: CommandContext,
  input: Pick<NewRelease, 'publisher' | 'soldAt' | 'actor'> & { readonly releaseId: number },
): Promise<void> {
  const release = await lockRelease(context.tx, input.releaseId);
  const { actor, publisher, soldAt } = input;
  await change(context, release, { publisher, soldAt });
  const details = differences(release, { ...release, publisher, soldAt });
  await audit(context, { actor, action: 'releases.name-seller', id: release.id, details });
}

/** Includes releases that are taken down. Throws the 404 of an unknown release. */
export async function lockRelease(tx: Transaction, id: number): Promise<ReleaseRow> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, id)).for('update');
  if (!release) throw notFound();
  return release;
}

async function change(
  { tx }: CommandContext,
  release: ReleaseRow,
  changes: Partial<ReleaseRow>,
): Promise<void> {
  await tx.update(releases).set(changes).where(eq(releases.id, release.id));
}

async function audit(
  context: CommandContext,
  entry: Pick<Parameters<typeof recordAudit>[1], 'actor' | 'action' | 'details'> & { id: number },
): Promise<void> {
  const { id, ...values } = entry;
  await recordAudit(context.tx, { ...values, subject: `release:${id}`, at: context.now() });
}

async function recordReleaseNews(context: CommandContext, releaseId: number): Promise<void> {
  const dedupeKey = `release:${releaseId}`;
  await recordNews(context, { kind: 'release', dedupeKey, releaseId, actors: [] });
}

/** Replaces the artists of a release. */
export async function writeMakers(
  tx: Transaction,
  releaseId: number,
  artistIds: readonly number[],
): Promise<void> {
  await tx.delete(releaseArtists).where(eq(releaseArtists.releaseId, releaseId));
  const makers = artistIds.map((artistId, position) => ({ releaseId, artistId, position }));
  if (makers.length > 0) await tx.insert(releaseArtists).values(makers);
}

/** Throws the 400 of a record that does not exist or was merged into another. */
export async function requireRecords(
  tx: Transaction,
  { artistIds, artworkId }: Pick<NewRelease, 'artistIds' | 'artworkId'>,
): Promise<void> {
  await requireArtists(tx, artistIds);
  if (artworkId === null) return;
  const [artwork] = await tx
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(eq(artworks.id, artworkId), isNull(artworks.mergedIntoId)));
  if (!artwork) throw badRequest(`There is no artwork ${artworkId}.`);
}
