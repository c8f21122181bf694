import { webUrl } from '../../shared/contracts/wire/releases.ts';
import { releaseKinds } from '../../shared/domain/releases.ts';
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
import { findReleaseKind, listReleasesForOperator } from '../queries/list-for-operator.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { type Input, type Operation, UsageError } from './operation.ts';

const list: Operation = {
  name: 'releases list',
  words: [],
  takesId: false,
  isRead: true,
  required: [],
  optional: [],
  about: 'List the releases that are to come, under way, unscheduled or taken down',
  async run({ market }) {
    const data = await listReleasesForOperator(market.db, market.now());
    const at = (time: Date | null) => (time ? formatInstant(time) : '-');
    const rows = data.map((release) => [
      String(release.id),
      release.name,
      release.kind,
      at(release.startsAt),
      at(release.endsAt),
      release.takenDownAt ? `down since ${at(release.takenDownAt)}` : 'up',
    ]);
    const headings = ['ID', 'NAME', 'KIND', 'STARTS (UTC)', 'ENDS (UTC)', 'STATE'];
    return { data, text: formatTable(headings, rows, 'There are no such releases.') };
  },
};

const add: Operation = {
  name: 'releases add',
  words: [],
  takesId: false,
  isRead: false,
  required: ['name', 'kind'],
  optional: ['artists', 'extra', 'artwork', 'starts', 'ends', 'zone', 'publisher', 'link'],
  about: `Put a new release up: ${releaseKinds.join(', ')}; followers of its artists are told`,
  async run({ market, actor }, { options }) {
    const kind = releaseKinds.find((one) => one === options.kind);
    if (!kind) throw new UsageError(`--kind is one of ${releaseKinds.join(', ')}.`);
    const release = {
      ...timesOf(releaseTimes({ ...options, kind })),
      name: options.name ?? '',
      artistIds: idsOf('artists', options.artists),
      extraArtists: options.extra ?? null,
      artworkId: idsOf('artwork', options.artwork)[0] ?? null,
      publisher: options.publisher ?? null,
      soldAt: linkOf(options.link),
      actor,
    };
    const id = await inTransaction(market, (context) => addRelease(context, release));
    return { data: { id }, text: `Release ${id} is in the calendar.` };
  },
};

const seller: Operation = {
  name: 'releases seller',
  words: ['<id>'],
  takesId: true,
  subject: 'release',
  isRead: false,
  required: ['publisher'],
  optional: ['link'],
  about: 'Say who sells a release, and at which address',
  async run({ market, actor }, { id, options }) {
    const { publisher = '' } = options;
    const input = { releaseId: id, publisher, soldAt: linkOf(options.link), actor };
    await inTransaction(market, (context) => nameSeller(context, input));
    return { data: { id }, text: `Release ${id} is sold by ${publisher}.` };
  },
};

const putUp: Operation = {
  name: 'releases put-up',
  words: ['<id>'],
  takesId: true,
  subject: 'release',
  isRead: false,
  required: [],
  optional: [],
  about: 'Put a release back up that was taken down',
  async run({ market, actor }, { id }) {
    await inTransaction(market, (context) => restoreRelease(context, { releaseId: id, actor }));
    return { data: { id }, text: `Release ${id} is in the calendar again.` };
  },
};

const takeDown: Operation = {
  name: 'releases take-down',
  words: ['<id>'],
  takesId: true,
  subject: 'release',
  isRead: false,
  required: ['reason'],
  optional: [],
  about: 'Take a release out of the calendar; the reason is kept in the audit',
  async run({ market, actor }, { id, options: { reason = '' } }) {
    const input = { releaseId: id, reason, actor };
    await inTransaction(market, (context) => takeReleaseDown(context, input));
    return { data: { id }, text: `Release ${id} is out of the calendar.` };
  },
};

const move: Operation = {
  name: 'releases move',
  words: ['<id>'],
  takesId: true,
  subject: 'release',
  isRead: false,
  required: ['starts'],
  optional: ['ends', 'zone'],
  about: 'Move a release to other times; reminders follow the new ones',
  async run({ market, actor }, { id, options }) {
    const kind = await findReleaseKind(market.db, id);
    if (!kind) throw notFound();
    /** An unscheduled release that gets a day becomes a single one. */
    const scheduled = kind === 'unscheduled' ? 'single' : kind;
    const times = timesOf(releaseTimes({ ...options, kind: scheduled }));
    await inTransaction(market, (context) =>
      moveRelease(context, { ...times, releaseId: id, actor }),
    );
    const at = times.startsAt ? formatInstant(times.startsAt) : '-';
    return { data: { id, ...times }, text: `Release ${id} starts at ${at} UTC.` };
  },
};

function timesOf(times: ReleaseTimes | string): ReleaseTimes {
  if (typeof times === 'string') throw new UsageError(times);
  return times;
}

/** null: none was given. */
function linkOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!webUrl.safeParse(text).success) {
    throw new UsageError('--link is an address such as https://press.example/kiln-door.');
  }
  return text;
}

/** '1,2' as [1, 2]. */
function idsOf(option: keyof Input['options'], text: string | undefined): number[] {
  if (text === undefined) return [];
  const words = text.split(',').map((word) => word.trim());
  if (!words.every((word) => /^[1-9]\d{0,8}$/.test(word))) {
    throw new UsageError(`--${option} takes ids such as 12 or 12,40.`);
  }
  return [...new Set(words.map(Number))];
}

export const releaseOperations: readonly Operation[] = [list, add, seller, putUp, takeDown, move];
