import { describe, expect, it } from 'vitest';
import { bars, linePoints, scaleOf } from './chart.ts';

describe('scaleOf', () => {
  it('rounds to whole steps, and is never empty', () => {
    expect(scaleOf([97, 118], 10)).toEqual({ least: 90, greatest: 120 });
    expect(scaleOf([100, 100], 10)).toEqual({ least: 100, greatest: 110 });
  });
});

describe('linePoints', () => {
  it('runs from edge to edge, the greatest value at the top', () => {
    expect(linePoints([100, 120, 110], { least: 100, greatest: 120 })).toBe('0,200 300,0 600,100');
  });

  it('draws a single value', () => {
    expect(linePoints([100], { least: 90, greatest: 110 })).toBe('0,100');
  });
});

describe('bars', () => {
  it('start at the bottom, with heights relative to the greatest', () => {
    expect(bars([0, 5, 10]).map(({ y, height }) => [y, height])).toEqual([
      [200, 0],
      [100, 100],
      [0, 200],
    ]);
    expect(bars([0, 0]).every(({ height }) => height === 0)).toBe(true);
  });
});
