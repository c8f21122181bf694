import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { money } from '../../../../../shared/domain/money.ts';
import { editionOf, order } from '../../../lib/testing/catalogue.ts';
import { usePriceChanges } from './use-price-changes.ts';

describe('usePriceChanges', () => {
  it('reports changes, keeps them until the next, and drops them with the edition', () => {
    const before = editionOf({ asks: [order(1, 100)] });
    const { result, rerender } = renderHook(usePriceChanges, { initialProps: before });
    expect(result.current).toEqual([]);
    const cheaper = [
      { what: 'Lowest ask', from: money(10_000, 'GBP'), to: money(9_000, 'GBP') },
      { what: 'Highest bid', from: null, to: money(8_000, 'GBP') },
    ];
    rerender(editionOf({ asks: [order(2, 90)], bids: [order(3, 80)] }));
    expect(result.current).toEqual(cheaper);
    rerender(editionOf({ asks: [order(2, 90)], bids: [order(3, 80)] }));
    expect(result.current).toEqual(cheaper);
    rerender(editionOf({ id: 9, asks: [order(4, 10)] }));
    expect(result.current).toEqual([]);
  });

  it('reports a change of currency and a removed price', () => {
    const before = editionOf({ asks: [order(1, 100)] });
    const { result, rerender } = renderHook(usePriceChanges, { initialProps: before });
    rerender(editionOf({ asks: [order(1, 100, { price: money(10_000, 'USD') })] }));
    expect(result.current).toHaveLength(1);
    rerender(editionOf());
    expect(result.current).toEqual([{ what: 'Lowest ask', from: money(10_000, 'USD'), to: null }]);
  });
});
