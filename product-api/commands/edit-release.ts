import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type ReleaseKind, releaseKinds } from '../../shared/domain/releases.ts';
import { releases } from '../db/schema/catalogue.ts';
import { raffleEntries } from '../db/schema/raffles.ts';
import { badRequest, conflict } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { differences } from '../market/differences.ts';
import { beforeLastChange } from '../market/last-change.ts';
import type { ReleaseRow } from '../market/name-release.ts';
import { recordAudit } from '../market/record-audit.ts';
import { releaseTimes, statedTimes, withChanges } from '../market/release-times.ts';
import { withoutUndefined } from '../market/without-undefined.ts';
import { makersOf, releaseVersion } from '../queries/show-release.ts';
import {
  lockRelease,
  requireRecords,
  requireUndrawn,
  resetReminders,
  writeMakers,
} from './write-release.ts';

type Times = 'kind' | 'starts' | 'ends' | 'zone';
type Edited = { id: number; version: string };
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
 * Changes what is given; reminders follow new times. Throws 'catalogue.changed' for another
 * version, 'release.has-entries' where a raffle that was entered would become another kind, and the
 * conflict of a raffle that is drawn and would get other times.
 */
export async function editRelease(
  context: CommandContext,
  { id, version, actor, fields, artistIds, times }: Edit,
): Promise<Edited> {
  const { tx } = context;
  const row = await lockRelease(tx, id);
  const before = await makersOf(tx, id);
  if (releaseVersion(row, before) !== version) throw conflict('catalogue.changed');
  const makers = artistIds ?? before;
  await requireRecords(tx, {
    artistIds: artistIds ?? [],
    artworkId: fields.artworkId ?? null,
  });
  const hasTimes = Object.keys(times).length > 0;
  const retimed = hasTimes ? releaseTimes(withChanges(statedTimes(row), times)) : {};
  if (typeof retimed === 'string') throw badRequest(retimed);
  if (hasTimes) await requireMovable(context, row, times.kind ?? row.kind);
  const after = { ...row, ...fields, ...retimed };
  const edited = { actor, action: 'edit', row, after, makersBefore: before, makers } as const;
  return writeChange(context, edited);
}

type Change = {
  readonly actor: string;
  readonly action: 'edit' | 'undo';
  readonly row: ReleaseRow;
  readonly after: ReleaseRow;
  readonly makersBefore: readonly number[];
  readonly makers: readonly number[];
};

async function writeChange(
  context: CommandContext,
  { actor, action, row, after, makersBefore, makers }: Change,
): Promise<Edited> {
  const { tx } = context;
  const { id, ...values } = after;
  const version = releaseVersion(after, makers);
  if (version === releaseVersion(row, makersBefore)) return { id, version };
  await tx.update(releases).set(values).where(eq(releases.id, id));
  await writeMakers(tx, id, makers);
  if (isRetimed(row, after)) await resetReminders(tx, id);
  await recordAudit(tx, {
    actor,
    action: `releases.${action}`,
    subject: `release:${id}`,
    details: differences({ ...row, artists: makersBefore }, { ...after, artists: makers }),
    at: context.now(),
  });
  return { id, version };
}

const timesOf = ({ kind, startsAt, endsAt, timeZone }: ReleaseRow) =>
  JSON.stringify([kind, startsAt, endsAt, timeZone]);
const isRetimed = (row: ReleaseRow, after: ReleaseRow) => timesOf(row) !== timesOf(after);

const time = z.union([z.null(), z.coerce.date()]);
const text = z.string().nullable();
/** As the audit has the fields of a release. */
const recorded = z
  .object({
    ...{ name: z.string(), kind: z.enum(releaseKinds), startsAt: time, endsAt: time },
    ...{ timeZone: text, extraArtists: text, artworkId: z.int().nullable() },
    ...{ publisher: text, soldAt: text, artists: z.array(z.int()) },
  })
  .partial();

/**
 * Writes the values from before the last change. Throws as `editRelease`, and
 * 'catalogue.nothing-to-undo'.
 */
export async function undoRelease(
  context: CommandContext,
  { id, version, actor }: Pick<Edit, 'id' | 'version' | 'actor'>,
): Promise<Edited> {
  const { tx } = context;
  const row = await lockRelease(tx, id);
  const makersBefore = await makersOf(tx, id);
  const actions = ['edit', 'undo', 'move', 'name-seller'].map((action) => `releases.${action}`);
  const last = await beforeLastChange(tx, `release:${id}`, actions);
  if (releaseVersion(row, makersBefore) !== version) throw conflict('catalogue.changed');
  const { artists: makers = makersBefore, ...fields } = recorded.parse(last);
  const after: ReleaseRow = { ...row, ...withoutUndefined(fields) };
  const { artworkId = null } = fields;
  await requireRecords(tx, { artistIds: makers, artworkId });
  if (isRetimed(row, after)) await requireMovable(context, row, after.kind);
  return writeChange(context, { actor, action: 'undo', row, after, makersBefore, makers });
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
