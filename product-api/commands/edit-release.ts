import { eq } from 'drizzle-orm';
import type { ReleaseKind } from '../../shared/domain/releases.ts';
import { releases } from '../db/schema/catalogue.ts';
import { raffleEntries } from '../db/schema/raffles.ts';
import { badRequest, conflict } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import type { ReleaseRow } from '../market/name-release.ts';
import { recordAudit } from '../market/record-audit.ts';
import { releaseTimes, statedTimes, withChanges } from '../market/release-times.ts';
import { makersOf, releaseVersion } from '../queries/show-release.ts';
import {
  lockRelease,
  requireRecords,
  requireUndrawn,
  resetReminders,
  writeMakers,
} from './write-release.ts';

type Times = 'kind' | 'starts' | 'ends' | 'zone';
type Edit = {
  readonly id: number;
  /** Of the release as the curator read it. */
  readonly version: string;
  readonly actor: string;
  readonly fields: Partial<
    Pick<ReleaseRow, 'name' | 'extraArtists' | 'artworkId' | 'publisher' | 'soldAt'>
  >;
  readonly artistIds: readonly number[] | undefined;
  /** As they are stated in the release's zone. */
  readonly times: { readonly kind?: ReleaseKind } & {
    readonly [Field in Exclude<Times, 'kind'>]?: string;
  };
};

/**
 * Changes what is given; reminders follow new times. Throws 'catalogue.changed' for another version,
 * 'release.has-entries' where a raffle that was entered would become another kind, and the conflict
 * of a raffle that is drawn and would get other times.
 */
export async function editRelease(
  context: CommandContext,
  { id, version, actor, fields, artistIds, times }: Edit,
): Promise<{ id: number; version: string }> {
  const { tx } = context;
  const row = await lockRelease(tx, id);
  const before = await makersOf(tx, id);
  if (releaseVersion(row, before) !== version) throw conflict('catalogue.changed');
  const makers = artistIds ?? before;
  await requireRecords(tx, {
    artistIds: artistIds ?? [],
    artworkId: fields.artworkId ?? null,
  });
  const isRetimed = Object.keys(times).length > 0;
  const retimed = isRetimed ? releaseTimes(withChanges(statedTimes(row), times)) : {};
  if (typeof retimed === 'string') throw badRequest(retimed);
  if (isRetimed) await requireMovable(context, row, times.kind ?? row.kind);
  const changes = { name: row.name, ...fields, ...retimed };
  const after: ReleaseRow = { ...row, ...changes };
  await tx.update(releases).set(changes).where(eq(releases.id, id));
  if (artistIds) await writeMakers(tx, id, makers);
  if (isRetimed) await resetReminders(tx, id);
  const details = differences({ ...row, artists: before }, { ...after, artists: makers });
  await recordAudit(tx, {
    actor,
    action: 'releases.edit',
    subject: `release:${id}`,
    details,
    at: context.now(),
  });
  return { id, version: releaseVersion(after, makers) };
}

async function requireMovable(
  { tx }: CommandContext,
  row: ReleaseRow,
  kind: ReleaseKind,
): Promise<void> {
  await requireUndrawn(tx, row.id);
  if (row.kind !== 'raffle' || kind === 'raffle') return;
  const entries = await tx.$count(raffleEntries, eq(raffleEntries.releaseId, row.id));
  if (entries > 0) throw conflict('release.has-entries');
}

/** Both values of the fields that differ. */
function differences(before: Readonly<Record<string, unknown>>, after: typeof before) {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const of = (values: typeof before) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: of(before), after: of(after) };
}
