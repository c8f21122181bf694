import { describe, expect, it } from 'vitest';
import type { BulkRowView } from '../../../../../shared/contracts/bulk.ts';
import { noBulkValues } from '../../../../../shared/domain/bulk-row.ts';
import { type BulkRow, formOf, mergeRows, problemsOf, stateOf } from './rows.ts';

const stored: BulkRowView = {
  ...{ key: 'a', position: 1, values: { ...noBulkValues, price: '300' }, artworkId: null },
  ...{ edition: null, work: null, ask: null, refusal: null },
  prices: { lowestAsk: null, justBelow: null, lastSale: null, highestBid: null },
};
const rowOf = (more: Partial<BulkRow>): BulkRow => ({ ...stored, isUnsaved: false, ...more });

describe('mergeRows', () => {
  it('keeps the objects of rows that did not change, so that one key press renders one row', () => {
    const other = { ...stored, key: 'b', position: 0 };
    const first = mergeRows([stored, other], {}, new Map());
    const typed = { ...formOf(rowOf({})), values: { ...noBulkValues, price: '310' } };
    const next = mergeRows([stored, other], { a: typed }, first.merged);
    expect(next.rows.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(next.rows[0]).toBe(first.rows[0]);
    expect(next.rows[1]).toMatchObject({ values: { price: '310' }, isUnsaved: true, ask: null });
  });

  it('shows rows that are not stored yet', () => {
    const typed = { ...formOf(rowOf({})), key: 'new', position: 9 };
    expect(mergeRows([stored], { new: typed }, new Map()).rows.map(({ key }) => key)).toEqual([
      'a',
      'new',
    ]);
  });
});

describe('problemsOf', () => {
  it('names everything that is wrong with a row at once', () => {
    const values = { ...noBulkValues, price: '$5', expiry: 'soon', insurance: '?' };
    expect(problemsOf(rowOf({ values }), 'GBP')).toEqual([
      'work-unknown',
      'other-currency',
      'expiry-unknown',
      'insurance-unknown',
    ]);
    const work = { name: 'Low Tide', by: 'Inês', editions: [] };
    expect(problemsOf(rowOf({ work }), 'GBP')).toEqual(['edition-missing']);
    const wrongEdition = { ...stored.values, edition: 'XL' };
    expect(problemsOf(rowOf({ work, values: wrongEdition }), 'GBP')).toEqual(['edition-unknown']);
  });

  it('says nothing of the work while the row is being checked', () => {
    expect(stateOf(rowOf({ isUnsaved: true }), 'GBP')).toBe('checking');
    expect(stateOf(rowOf({}), 'GBP')).toBe('attention');
  });
});
