import { expect, it } from 'vitest';
import { money } from '../../../../../shared/domain/money.ts';
import { quarterName, trendPoints } from './trend-line.ts';

const quarter = (start: string, pounds: number) => ({
  start,
  sales: 1,
  median: money(pounds * 100, 'GBP'),
});

it('places quarters by time and medians by value', () => {
  const points = trendPoints([
    quarter('2025-10-01', 100),
    quarter('2026-01-01', 300),
    quarter('2026-10-01', 200),
  ]);
  expect(points).toEqual([
    { x: 8, y: 152 },
    { x: 164, y: 8 },
    { x: 632, y: 80 },
  ]);
});

it('places equal medians in the middle', () => {
  expect(trendPoints([quarter('2026-10-01', 100)])).toEqual([{ x: 320, y: 80 }]);
  expect(trendPoints([])).toEqual([]);
});

it.each([
  ['2026-01-01', 'Q1 2026'],
  ['2025-10-01', 'Q4 2025'],
])('formats %s as %s', (start, name) => {
  expect(quarterName(start)).toBe(name);
});
