import { mediums } from '../../../../../shared/domain/mediums.ts';
import { currencies } from '../../../../../shared/domain/money.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

export type RecordField = {
  readonly name: string;
  readonly label: string;
  readonly kind:
    | ('line' | 'prose' | 'markdown' | 'words' | 'number' | 'choice' | 'money')
    | ('artists' | 'artwork' | 'time' | 'day' | 'zone');
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Takes half of the form's width. */
  readonly isShort?: true;
  readonly isRequired?: true;
};

const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

const reference: RecordField = {
  name: 'reference',
  label: 'Your reference',
  kind: 'line',
  hint: 'By which an import finds it',
  isShort: true,
};

export const artistFields: readonly RecordField[] = [
  { name: 'name', label: 'Name', kind: 'line', isRequired: true },
  {
    name: 'nationalities',
    label: 'Nationalities',
    kind: 'line',
    hint: 'Such as British (GB), Irish (IE)',
  },
  { name: 'birthYear', label: 'Year of birth', kind: 'number', isShort: true },
  { name: 'birthDate', label: 'Day of birth', kind: 'line', hint: '1975-03-31', isShort: true },
  { name: 'description', label: 'About', kind: 'prose' },
  { name: 'description2', label: 'About the work', kind: 'prose' },
  { name: 'instagram', label: 'Instagram', kind: 'line', isShort: true },
  { name: 'website', label: 'Website', kind: 'line', isShort: true },
  { name: 'email', label: 'E-mail', kind: 'line', isShort: true },
  reference,
];

export const artworkFields: readonly RecordField[] = [
  { name: 'name', label: 'Title', kind: 'line', isRequired: true },
  { name: 'artists', label: 'Artists', kind: 'artists' },
  {
    name: 'medium',
    label: 'Medium',
    kind: 'choice',
    options: [
      { value: '', label: 'Not chosen' },
      ...mediums.map((medium) => ({ value: medium, label: medium })),
    ],
    isShort: true,
  },
  {
    name: 'releaseDate',
    label: 'Released',
    kind: 'line',
    hint: '2024, 2024-05 or 2024-05-31',
    isShort: true,
  },
  { name: 'gallery', label: 'Publisher or gallery', kind: 'line', isShort: true },
  {
    name: 'royalty',
    label: 'Royalty in percent',
    kind: 'number',
    hint: 'Empty: the usual one',
    isShort: true,
  },
  {
    name: 'upcoming',
    label: 'Announced, not out yet',
    kind: 'choice',
    options: yesNo,
    isShort: true,
  },
  reference,
  { name: 'description', label: 'About the work', kind: 'prose' },
];

export const editionFields: readonly RecordField[] = [
  {
    name: 'name',
    label: 'Name',
    kind: 'line',
    hint: 'Artist, Printer or Other; Main where it has no name of its own',
    isShort: true,
    isRequired: true,
  },
  { name: 'otherName', label: 'Shown as', kind: 'line', hint: 'If it is Other', isShort: true },
  { name: 'size', label: 'Size', kind: 'line', hint: '50 × 70 cm', isShort: true },
  { name: 'material', label: 'Material', kind: 'line', isShort: true },
  {
    name: 'editionSize',
    label: 'Copies',
    kind: 'number',
    hint: 'Empty: an open edition',
    isShort: true,
  },
  {
    name: 'currency',
    label: 'Currency',
    kind: 'choice',
    options: currencies.map((one) => ({ value: one, label: one })),
    isShort: true,
  },
  { name: 'mainPrice', label: 'Price when released', kind: 'money', isShort: true },
  {
    name: 'certificate',
    label: 'Comes with a certificate',
    kind: 'choice',
    options: yesNo,
    isShort: true,
  },
  { name: 'shipmentWeightOverride', label: 'Weight in kg', kind: 'number', isShort: true },
  {
    name: 'shipmentCategory',
    label: 'Ships as',
    kind: 'line',
    hint: 'Tube, flat …',
    isShort: true,
  },
  reference,
  { name: 'features', label: 'Features', kind: 'prose' },
  { name: 'includes', label: 'Includes', kind: 'prose' },
  { name: 'information', label: 'Information', kind: 'prose' },
];

/** A record's field as the form has it. Amounts are in minor units. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return String(value);
  return value
    .map((one) =>
      typeof one === 'object' && one !== null && 'alpha2Code' in one
        ? `${one.name} (${one.alpha2Code})`
        : String(one),
    )
    .join(', ');
}

export const lackWords = {
  name: 'a name',
  medium: 'a medium',
  artist: 'an artist',
  'published-artist': 'an artist who is published',
  edition: 'an edition',
  size: 'the size of each edition',
  picture: 'a picture',
  'alternative-text': 'words for each picture, for people who do not see it',
} as const;

export const stateWords = { draft: 'Draft', published: 'Published', merged: 'Merged' } as const;

/** All that is wrong with each field, by its name. */
export function errorsByField(
  problems: readonly { readonly field: string; readonly message: string }[],
): Record<string, string> {
  const groups = Map.groupBy(problems, ({ field }) => field);
  return Object.fromEntries(
    [...groups].map(([field, all]) => [field, all.map(({ message }) => message).join('. ')]),
  );
}

/** What was wrong with the fields of a call that failed. */
export function issuesOf(error: unknown): ApiError['issues'] {
  return error instanceof ApiError ? error.issues : [];
}
