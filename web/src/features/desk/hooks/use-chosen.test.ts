import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Chosen, useChosen } from './use-chosen.ts';

const record = (id: number): Chosen => ({
  ...{ id, name: `Artist ${id}`, artists: '', state: 'published', picture: null },
});
const saved = (version: string, ...ids: number[]) => ({ version, records: ids.map(record) });
const open = () =>
  renderHook((read: ReturnType<typeof saved>) => useChosen(read), {
    initialProps: saved('v1', 1, 2),
  });
const idsOf = (records: readonly Chosen[]) => records.map(({ id }) => id);

describe('what is chosen and not saved yet', () => {
  test('is kept over a colleague’s choice, and saved as it was read', () => {
    const { result, rerender } = open();
    act(() => result.current.set([record(2)]));
    rerender(saved('v2', 3));
    expect(result.current).toMatchObject({ isChanged: true, isForeign: true, version: 'v1' });
    expect(idsOf(result.current.records)).toEqual([2]);
    act(() => result.current.discard());
    expect(result.current).toMatchObject({ isChanged: false, isForeign: false, version: 'v2' });
  });

  test('ends as it is saved: a later choice of a colleague is no other draft', () => {
    const { result, rerender } = open();
    act(() => result.current.set([record(2)]));
    rerender(saved('v2', 2));
    rerender(saved('v3', 3));
    expect(result.current).toMatchObject({ isChanged: false, isForeign: false, version: 'v3' });
    expect(idsOf(result.current.records)).toEqual([3]);
  });
});
