import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addHeat, heatOf } from './heat.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('heat', () => {
  it('halves after thirty days', () => {
    expect(heatOf(4, ago(30))).toBeCloseTo(heatOf(2, now), 9);
  });

  it('is the sum of its events in any order', () => {
    const things = fc.array(
      fc.record({ weight: fc.integer({ min: 1, max: 9 }), days: fc.integer({ min: 0, max: 700 }) }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(things, (happened) => {
        const heats = happened.map(({ weight, days }) => heatOf(weight, ago(days)));
        const sum = happened.reduce((all, { weight, days }) => all + weight / 2 ** (days / 30), 0);
        expect(heats.reduce(addHeat)).toBeCloseTo(heatOf(sum, now), 6);
        expect(heats.toReversed().reduce(addHeat)).toBeCloseTo(heatOf(sum, now), 6);
      }),
    );
  });

  it('sorts works without events last', () => {
    expect(addHeat(0, heatOf(1, now))).toBeCloseTo(heatOf(1, now), 9);
  });
});
