import { type ReleaseKind, releaseKinds } from '../../../../../shared/domain/releases.ts';
import type { RecordField } from './record-fields.ts';

export const kindWords: Record<ReleaseKind, string> = {
  single: 'At a time',
  timed: 'Timed: open from one time to another',
  raffle: 'Raffle: entries from one time to another',
  'date-only': 'On a day',
  unscheduled: 'Not scheduled yet',
};

/** In a table. */
export const kindNames: Record<ReleaseKind, string> = {
  single: 'At a time',
  timed: 'Timed',
  raffle: 'Raffle',
  'date-only': 'On a day',
  unscheduled: 'Not scheduled',
};

export const kindOf = (text: string | undefined): ReleaseKind =>
  releaseKinds.find((one) => one === text) ?? 'single';

const hasEnd = (kind: ReleaseKind) => kind === 'timed' || kind === 'raffle';

function timeFields(kind: ReleaseKind): readonly RecordField[] {
  const zone = { name: 'zone', label: 'Time zone', kind: 'zone', isShort: true } as const;
  if (kind === 'unscheduled') return [];
  if (kind === 'date-only') {
    return [{ name: 'starts', label: 'Day', kind: 'day', isShort: true }, zone];
  }
  const starts = { name: 'starts', label: 'Starts', kind: 'time', isShort: true } as const;
  if (!hasEnd(kind)) return [starts, zone];
  return [starts, { name: 'ends', label: 'Ends', kind: 'time', isShort: true }, zone];
}

/** The fields of a release of this kind. */
export function releaseFields(kind: ReleaseKind): readonly RecordField[] {
  return [
    { name: 'name', label: 'Name', kind: 'line', isRequired: true },
    { name: 'artwork', label: 'Artwork', kind: 'artwork', hint: 'Its pictures are shown' },
    { name: 'artists', label: 'Artists', kind: 'artists' },
    { name: 'extra', label: 'Other artists', kind: 'line', hint: 'Who are not in the catalogue' },
    {
      name: 'kind',
      label: 'When',
      kind: 'choice',
      options: releaseKinds.map((value) => ({ value, label: kindWords[value] })),
    },
    ...timeFields(kind),
    { name: 'publisher', label: 'Sold by', kind: 'line', isShort: true },
    {
      name: 'link',
      label: 'Address where it is sold',
      kind: 'line',
      hint: 'https://press.example/kiln-door',
      isShort: true,
    },
  ];
}

type Values = Readonly<Record<string, string>>;

/** What is sent of typed values: nothing that the kind does not have. */
export function withoutForeignTimes(typed: Values, kind: ReleaseKind): Values {
  const wanted = new Set(releaseFields(kind).map(({ name }) => name));
  const known = Object.entries(typed).filter(([name]) => wanted.has(name));
  return Object.fromEntries(
    known.map(([name, value]) => [
      name,
      name === 'starts' && kind === 'date-only' ? value.slice(0, 10) : value,
    ]),
  );
}
