import type { BulkRowView } from '../../../../../shared/contracts/bulk.ts';
import type { BulkRowForm } from '../../../../../shared/contracts/forms/bulk.ts';
import {
  type BulkValues,
  readBulkExpiry,
  readBulkInsurance,
  readBulkPrice,
} from '../../../../../shared/domain/bulk-row.ts';
import type { Currency } from '../../../../../shared/domain/money.ts';

/** A row as shown: as stored, with what was typed since. */
export type BulkRow = BulkRowView & {
  /** Not stored yet, so that draft and reasons belong to earlier values. */
  readonly isUnsaved: boolean;
};

/** Rows that were typed in this tab and are not stored yet, by key. */
export type UnsavedRows = Readonly<Record<string, BulkRowForm>>;

/** Stored rows with what was typed since, in their order. */
export function mergeRows(
  stored: readonly BulkRowView[],
  unsaved: UnsavedRows,
  before: ReadonlyMap<BulkRowForm | BulkRowView, BulkRow>,
): { readonly rows: BulkRow[]; readonly merged: Map<BulkRowForm | BulkRowView, BulkRow> } {
  const known = new Set(stored.map(({ key }) => key));
  const merged = new Map<BulkRowForm | BulkRowView, BulkRow>();
  // The same object for a row that did not change, so that it is not rendered again.
  const keep = (source: BulkRowForm | BulkRowView, make: () => BulkRow) => {
    const row = before.get(source) ?? make();
    merged.set(source, row);
    return row;
  };
  const rows = [
    ...stored.map((row) => {
      const typed = unsaved[row.key];
      return typed
        ? keep(typed, () => typedRow(typed, row))
        : keep(row, () => ({ ...row, isUnsaved: false }));
    }),
    ...Object.values(unsaved)
      .filter(({ key }) => !known.has(key))
      .map((typed) => keep(typed, () => typedRow(typed, null))),
  ];
  return { rows: rows.toSorted((a, b) => a.position - b.position), merged };
}

const noPrices = { lowestAsk: null, justBelow: null, lastSale: null, highestBid: null };

function typedRow(typed: BulkRowForm, stored: BulkRowView | null): BulkRow {
  const isSameWork =
    stored !== null &&
    stored.artworkId === typed.artworkId &&
    (stored.edition?.editionId ?? null) === typed.editionId;
  return {
    ...typed,
    edition: isSameWork ? stored.edition : null,
    work: isSameWork || typed.artworkId === stored?.artworkId ? (stored?.work ?? null) : null,
    prices: isSameWork ? stored.prices : noPrices,
    ...{ ask: null, refusal: null, isUnsaved: true },
  };
}

export function formOf(row: BulkRow): BulkRowForm {
  const { key, position, values, artworkId, edition } = row;
  return { key, position, values, artworkId, editionId: edition?.editionId ?? null };
}

export type RowProblem =
  | 'work-unknown'
  | 'edition-missing'
  | 'edition-unknown'
  | 'price-missing'
  | 'not-a-price'
  | 'other-currency'
  | 'expiry-unknown'
  | 'insurance-unknown'
  | 'refused';

/** What keeps a row from being listed; empty while it is being checked. */
export function problemsOf(row: BulkRow, currency: Currency): RowProblem[] {
  const { values, work, edition, refusal, isUnsaved } = row;
  const price = readBulkPrice(values.price, currency);
  return [
    ...workProblems({ work, edition, values, isUnsaved }),
    ...(price.ok ? [] : [price.reason === 'missing' ? ('price-missing' as const) : price.reason]),
    ...(readBulkExpiry(values.expiry) === null ? (['expiry-unknown'] as const) : []),
    ...(readBulkInsurance(values.insurance) === null ? (['insurance-unknown'] as const) : []),
    ...(refusal ? (['refused'] as const) : []),
  ];
}

function workProblems({
  work,
  edition,
  values,
  isUnsaved,
}: Pick<BulkRow, 'work' | 'edition' | 'isUnsaved'> & {
  readonly values: BulkValues;
}): RowProblem[] {
  if (edition || isUnsaved) return [];
  if (!work) return ['work-unknown'];
  return [values.edition === '' ? 'edition-missing' : 'edition-unknown'];
}

export type RowState = 'ready' | 'attention' | 'checking';

export function stateOf(row: BulkRow, currency: Currency): RowState {
  if (problemsOf(row, currency).length > 0) return 'attention';
  return row.isUnsaved ? 'checking' : row.ask ? 'ready' : 'attention';
}
