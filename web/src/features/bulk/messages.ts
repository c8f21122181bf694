import { bulkLimits } from '../../../../shared/domain/bulk-row.ts';
import { type Currency, currencySymbol } from '../../../../shared/domain/money.ts';
import type { ReadFile } from './logic/read-file.ts';
import type { Sheet } from './logic/read-sheet.ts';
import type { BulkRow, RowProblem } from './logic/rows.ts';

/** What is wrong with a row, and what to do. */
export function problemWords(problem: RowProblem, row: BulkRow, currency: Currency): string {
  const { values } = row;
  const named = [values.artwork, values.artist].filter(Boolean).join(' by ');
  switch (problem) {
    case 'work-unknown':
      return named === ''
        ? 'Which work is it? Search for it.'
        : `We could not find ${named}. Search for it.`;
    case 'edition-missing':
      return 'Which edition is it? Choose one.';
    case 'edition-unknown':
      return `There is no edition “${values.edition}”. Choose one.`;
    case 'price-missing':
      return 'Add your price.';
    case 'not-a-price':
      return `“${values.price}” is not a price. Write it like 1250 or 1,250.50.`;
    case 'other-currency':
      return `“${values.price}” is in another currency. Your prices are in ${currency} (${currencySymbol(currency)}).`;
    case 'expiry-unknown':
      return `“${values.expiry}” is not an expiry. Choose one.`;
    case 'insurance-unknown':
      return `“${values.insurance}” is neither yes nor no. Choose one.`;
    case 'refused':
      return row.refusal?.message ?? '';
  }
}

const rowsAtMost = bulkLimits.rows.toLocaleString('en');

/** Why a file was not taken, and what to do. */
export const fileWords: Readonly<
  Record<
    Extract<ReadFile, { ok: false }>['reason'] | Extract<Sheet, { ok: false }>['reason'],
    string
  >
> = {
  'too-large': `This file is larger than 1 MB. Split it into files of up to ${rowsAtMost} rows.`,
  workbook:
    'This is a workbook, not a CSV file. In your spreadsheet, choose “Save as” and then CSV.',
  'not-text': 'This file is not text. In your spreadsheet, choose “Save as” and then CSV.',
  empty: 'There are no rows in it.',
  'columns-missing':
    'We found no column for the artwork. Name the columns as in the template: Artist, Artwork, Edition, Price, Expiry, Insurance.',
};

export function tooManyWords(rows: number, already: number): string {
  const count = (number: number) => number.toLocaleString('en');
  const there = already === 0 ? '' : ` and ${count(already)} are already here`;
  return `It has ${count(rows)} rows${there}. You can prepare ${rowsAtMost} at a time, so nothing was added. Split it and load the parts one after the other.`;
}

export function countWords(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
