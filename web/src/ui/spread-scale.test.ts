import { describe, expect, it } from 'vitest';
import { spreadMarks } from './spread-scale.ts';

describe('spreadMarks', () => {
  it('places bid and ask at the same distance from the middle', () => {
    const { bid, ask } = spreadMarks({ bid: 900, sale: null, ask: 1_100 });
    expect(bid).toBeCloseTo(1 / 3);
    expect(ask).toBeCloseTo(2 / 3);
  });

  it('shows equal percentages equally wide at any price', () => {
    const cheap = spreadMarks({ bid: 90, sale: 100, ask: 110 });
    const dear = spreadMarks({ bid: 90_000, sale: 100_000, ask: 110_000 });
    expect(dear).toEqual(cheap);
  });

  it('clamps values beyond the scale', () => {
    expect(spreadMarks({ bid: 100, sale: 10, ask: 1_000 })).toEqual({ bid: 0, sale: 0, ask: 1 });
  });

  it('places a single price in the middle', () => {
    expect(spreadMarks({ bid: null, sale: null, ask: 500 }).ask).toBe(0.5);
    expect(spreadMarks({ bid: 500, sale: null, ask: null }).bid).toBe(0.5);
    expect(spreadMarks({ bid: null, sale: 500, ask: null }).sale).toBe(0.5);
  });

  it('marks nothing without prices', () => {
    const nothing = { bid: null, sale: null, ask: null };
    expect(spreadMarks(nothing)).toEqual(nothing);
  });
});
