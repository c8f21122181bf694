import { editRelease, undoRelease } from '../commands/edit-release.ts';
import {
  addRelease,
  moveRelease,
  nameSeller,
  restoreRelease,
  takeReleaseDown,
} from '../commands/write-release.ts';
import { notFound } from '../errors.ts';
import { inTransaction } from '../market/command-context.ts';
import { type ReleaseTimes, releaseTimes } from '../market/release-times.ts';
import { withoutUndefined } from '../market/without-undefined.ts';
import { findReleaseKind, listReleasesForOperator } from '../queries/list-for-operator.ts';
import { showRelease } from '../queries/show-release.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOrNull, type Operations, UsageError } from './operation.ts';

type Name =
  | 'releases list'
  | 'releases show'
  | 'releases add'
  | 'releases edit'
  | 'releases undo'
  | 'releases seller'
  | 'releases put-up'
  | 'releases take-down'
  | 'releases move';

export const releaseOperations: Operations<Name> = {
  'releases list': {
    async run({ market }, { scope = 'coming' }) {
      const releases = await listReleasesForOperator(market.db, market.now(), scope);
      return releases.map((release) => ({
        ...release,
        startsAt: isoOrNull(release.startsAt),
        endsAt: isoOrNull(release.endsAt),
        takenDownAt: isoOrNull(release.takenDownAt),
      }));
    },
    print(releases) {
      const rows = releases.map((release) => [
        String(release.id),
        release.name,
        release.kind,
        formatInstant(release.startsAt),
        formatInstant(release.endsAt),
        release.takenDownAt ? `down since ${formatInstant(release.takenDownAt)}` : 'up',
      ]);
      const headings = ['ID', 'NAME', 'KIND', 'STARTS (UTC)', 'ENDS (UTC)', 'STATE'];
      return formatTable(headings, rows, 'There are no such releases.');
    },
  },
  'releases show': {
    async run({ market }, { id }) {
      const { startsAt, endsAt, takenDownAt, ...release } = await showRelease(market.db, id);
      return {
        ...release,
        startsAt: isoOrNull(startsAt),
        endsAt: isoOrNull(endsAt),
        takenDownAt: isoOrNull(takenDownAt),
      };
    },
    print(release) {
      const { artists, artwork, ...facts } = release;
      const named = artists.map(({ id, name }) => `${name} (${id})`).join(', ');
      const rows = Object.entries({ ...facts, artists: named, artwork: artwork?.name ?? null }).map(
        ([name, value]) => [name, value === null || value === '' ? '-' : String(value)],
      );
      return formatTable(['FIELD', 'VALUE'], rows, '');
    },
  },
  'releases add': {
    async run({ market, actor }, input) {
      const release = {
        ...checked(releaseTimes(input)),
        name: input.name,
        artistIds: input.artists ?? [],
        extraArtists: input.extra ?? null,
        artworkId: input.artwork ?? null,
        publisher: input.publisher ?? null,
        soldAt: input.link ?? null,
        isDraft: input.draft ?? false,
        actor,
      };
      return { id: await inTransaction(market, (context) => addRelease(context, release)) };
    },
    print: ({ id }, { draft }) =>
      draft
        ? `Release ${id} waits out of the calendar: releases put-up ${id}.`
        : `Release ${id} is in the calendar.`,
  },
  'releases edit': {
    run({ market, actor }, { id, version, ...given }) {
      const { name, extra, artwork, publisher, link } = given;
      const fields = { name, extraArtists: extra, artworkId: artwork, publisher, soldAt: link };
      const { kind, starts, ends, zone } = given;
      const edit = {
        ...{ id, version, actor, artistIds: given.artists },
        fields: withoutUndefined(fields),
        times: withoutUndefined({ kind, starts, ends, zone }),
      };
      return inTransaction(market, (context) => editRelease(context, edit));
    },
    print: ({ id, version }) => `Release ${id} is changed: version ${version}.`,
  },
  'releases undo': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => undoRelease(context, { ...given, actor })),
    print: ({ id, version }) => `The last change of release ${id} is undone: version ${version}.`,
  },
  'releases seller': {
    async run({ market, actor }, { id, publisher, link = null }) {
      const input = { releaseId: id, publisher, soldAt: link, actor };
      await inTransaction(market, (context) => nameSeller(context, input));
      return { id };
    },
    print: ({ id }, { publisher }) => `Release ${id} is sold by ${publisher}.`,
  },
  'releases put-up': {
    async run({ market, actor }, { id }) {
      await inTransaction(market, (context) => restoreRelease(context, { releaseId: id, actor }));
      return { id };
    },
    print: ({ id }) => `Release ${id} is in the calendar again.`,
  },
  'releases take-down': {
    async run({ market, actor }, { id, reason }) {
      const input = { releaseId: id, reason, actor };
      await inTransaction(market, (context) => takeReleaseDown(context, input));
      return { id };
    },
    print: ({ id }) => `Release ${id} is out of the calendar.`,
  },
  'releases move': {
    async run({ market, actor }, { id, ...input }) {
      const kind = await findReleaseKind(market.db, id);
      if (!kind) throw notFound();
      /** An unscheduled release that gets a day becomes a single one. */
      const scheduled = kind === 'unscheduled' ? 'single' : kind;
      const times = checked(releaseTimes({ ...input, kind: scheduled }));
      await inTransaction(market, (context) =>
        moveRelease(context, { ...times, releaseId: id, actor }),
      );
      return { id, startsAt: isoOrNull(times.startsAt), endsAt: isoOrNull(times.endsAt) };
    },
    print: ({ id, startsAt }) => `Release ${id} starts at ${formatInstant(startsAt)} UTC.`,
  },
};

function checked(times: ReleaseTimes | string): ReleaseTimes {
  if (typeof times === 'string') throw new UsageError(times);
  return times;
}
