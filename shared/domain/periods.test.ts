import { expect, test } from 'vitest';
import { periodBounds, periodName, periodPattern } from './periods.ts';

test('a month ends where the next one begins, a year likewise', () => {
  expect(periodBounds('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00:00Z'),
    to: new Date('2027-01-01T00:00:00Z'),
  });
  expect(periodBounds('2028')).toEqual({
    from: new Date('2028-01-01T00:00:00Z'),
    to: new Date('2029-01-01T00:00:00Z'),
  });
});

test('periods have names, and nothing else is one', () => {
  expect(['2026-11', '2026'].map(periodName)).toEqual(['November 2026', '2026']);
  expect(
    ['2026-13', '2026-00', '26', '2026-1', '2026-11-01'].some((one) => periodPattern.test(one)),
  ).toBe(false);
});
