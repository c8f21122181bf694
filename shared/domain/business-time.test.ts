import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessDays } from './business-time.ts';

const day = 86_400_000;
const at = (text: string) => Date.parse(text);
const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());
const anyTime = fc.integer({ min: at('1969-01-01'), max: at('2060-01-01') });
const someDays = fc.nat(60);

/** Days of UTC that begin in a period and are no Saturday or Sunday. */
function workingMidnights(from: number, to: number): number {
  let count = 0;
  for (let midnight = Math.ceil(from / day) * day; midnight <= to; midnight += day) {
    if (!isWeekend(midnight)) count += 1;
  }
  return count;
}

test('lands on the day of the week that one counts to', () => {
  const friday = at('2026-11-20T15:00:00Z');
  expect(addBusinessDays(friday, 0)).toBe(friday);
  expect(addBusinessDays(friday, 1)).toBe(at('2026-11-23T15:00:00Z'));
  expect(addBusinessDays(friday, 7)).toBe(at('2026-12-01T15:00:00Z'));
  expect(addBusinessDays(at('2026-11-23T00:00:00Z'), 4)).toBe(at('2026-11-27T00:00:00Z'));
  expect(addBusinessDays(at('2026-11-23T00:00:00Z'), 5)).toBe(at('2026-11-30T00:00:00Z'));
});

test('counts a weekend as the end of Friday', () => {
  for (const start of ['2026-11-21T00:00:00Z', '2026-11-22T23:59:59.999Z']) {
    expect(addBusinessDays(at(start), 1)).toBe(at('2026-11-23T23:59:59.999Z'));
  }
});

test('passes that many working days, whatever the day it starts on, and never ends at a weekend', () => {
  fc.assert(
    fc.property(anyTime, someDays, (from, days) => {
      const end = addBusinessDays(from, days);
      expect(isWeekend(end)).toBe(false);
      const start = addBusinessDays(from, 0);
      expect(workingMidnights(start + 1, end)).toBe(days);
      expect(((end % day) + day) % day).toBe(((start % day) + day) % day);
    }),
  );
});

test('adds up: days at once or one after the other, and a later start never ends earlier', () => {
  fc.assert(
    fc.property(anyTime, anyTime, someDays, someDays, (one, other, first, then) => {
      expect(addBusinessDays(addBusinessDays(one, first), then)).toBe(
        addBusinessDays(one, first + then),
      );
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      expect(addBusinessDays(early, first)).toBeLessThanOrEqual(addBusinessDays(late, first));
    }),
  );
});
