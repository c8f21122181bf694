import { z } from 'zod';
import {
  artistFields,
  artworkFields,
  editionFields,
  pastSaleFields,
  pictureFields,
} from '../../../shared/desk/catalogue-fields.ts';
import { shortText } from '../../../shared/desk/fields.ts';
import type { ImportKind } from '../../../shared/desk/import-columns.ts';
import type { RowProblem } from '../../../shared/desk/imports.ts';
import type { Fields } from '../../market/catalogue-fields.ts';

type Cells = Readonly<Record<string, string>>;

const name = shortText.optional();
/** The same checks as those of 'artists edit' and its like. */
const schemas = {
  artists: z.strictObject({ name, ...artistFields }),
  artworks: z.strictObject({ name, ...artworkFields }),
  editions: z.strictObject({ name, ...editionFields }),
  sales: z.strictObject(pastSaleFields),
  pictures: z.strictObject(pictureFields),
} as const;

/** Columns that name other records. */
const linking = ['artists', 'artist', 'artwork', 'edition'];

/** The number that '#12' names; null: it is a reference of the owner's. */
export function numberOf(reference: string): number | null {
  return /^#[1-9]\d{0,8}$/.test(reference) ? Number(reference.slice(1)) : null;
}

/** The id that '#…' names; null: it is a reference of the owner's. */
export function pictureIdOf(reference: string): string | null {
  return /^#[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(reference) ? reference.slice(1) : null;
}

const inputNames: Readonly<Record<string, string>> = {
  price: 'mainPrice',
  weight: 'shipmentWeightOverride',
};
const columnNames = Object.fromEntries(
  Object.entries(inputNames).map(([column, field]) => [field, column]),
);
const fieldNames: Readonly<Record<string, string>> = {
  upcoming: 'upcomingRelease',
  certificate: 'additionalCertification',
  withdrawn: 'isWithdrawn',
  edition: 'editionId',
};
/** An empty cell of them says nothing, because they are always one or the other. */
const choices = ['currency', 'upcoming', 'certificate', 'withdrawn'];

/** The column in which a field of a record stands. */
export function columnOf(field: string): string {
  const input = Object.keys(fieldNames).find((one) => fieldNames[one] === field) ?? field;
  return columnNames[input] ?? input;
}

const keptIfEmpty = [...choices, 'file'];

/** The cells of a row that can be read, as fields, without those that name other records. */
export function fieldsOfRow(
  kind: ImportKind,
  cells: Cells,
): { readonly fields: Fields; readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const input: Record<string, string> = {};
  for (const [column, cell] of Object.entries(cells)) {
    if (linking.includes(column) || (cell === '' && keptIfEmpty.includes(column))) continue;
    if (column === 'reference' && isNumbered(kind, cell)) continue;
    const value = column === 'price' ? minorUnitsOf(cell) : choiceOf(column, cell);
    if (value === null) problems.push(invalidCell(column, 'Must be such as 1200 or 1200.50'));
    else input[kind === 'sales' ? column : (inputNames[column] ?? column)] = value;
  }
  const read = schemas[kind].safeParse(input);
  const found = (read.error?.issues ?? []).map((issue) => ({
    name: String(issue.path[0] ?? ''),
    message: sentenceOf(issue),
  }));
  const sound = Object.entries(input).filter(([own]) => !found.some(({ name }) => name === own));
  const { upcoming, certificate, withdrawn, ...fields }: Fields =
    read.data ?? schemas[kind].parse(Object.fromEntries(sound));
  const told = {
    ...fields,
    ...(upcoming === undefined ? {} : { upcomingRelease: upcoming === 'yes' }),
    ...(withdrawn === undefined ? {} : { isWithdrawn: withdrawn === 'yes' }),
    ...(certificate === undefined ? {} : { additionalCertification: certificate === 'yes' }),
  };
  for (const { name, message } of found) problems.push(invalidCell(columnOf(name), message));
  return { fields: told, problems };
}

function isNumbered(kind: ImportKind, cell: string): boolean {
  return (kind === 'pictures' ? pictureIdOf(cell) : numberOf(cell)) !== null;
}

function invalidCell(field: string, message: string): RowProblem {
  return { code: 'row.invalid', field, message };
}

/** '1200.5' as '120050'; null: no amount. */
function minorUnitsOf(cell: string): string | null {
  if (cell === '') return cell;
  const [, major, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(cell) ?? [];
  return major === undefined ? null : `${major}${part.padEnd(2, '0')}`.replace(/^0+(?=\d)/, '');
}

/** Spreadsheets write yes and no in ways of their own. */
function choiceOf(column: string, cell: string): string {
  if (!choices.includes(column)) return cell;
  if (column === 'currency') return cell.toUpperCase();
  const plain = cell.toLowerCase();
  return { true: 'yes', false: 'no' }[plain] ?? plain;
}

/** The schemas take minor units. */
const isAmount = ({ path: [name] }: z.core.$ZodIssue) => name === 'mainPrice' || name === 'price';

/** The schemas' own sentences; zod's are for programmers. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const isText = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_big' && !/^At most|^Must/.test(issue.message)) {
    const most = isAmount(issue) ? Number(issue.maximum) / 100 : issue.maximum;
    return isText ? `Can have ${most} characters` : `Can be ${most} at most`;
  }
  if (issue.code === 'too_small' && /^Too small/.test(issue.message)) {
    return `Must be ${issue.minimum} at least`;
  }
  if (issue.code !== 'invalid_type' || !/^Invalid input/.test(issue.message)) return issue.message;
  return issue.expected === 'int' ? 'Must be a whole number' : `Must be a ${issue.expected}`;
}
