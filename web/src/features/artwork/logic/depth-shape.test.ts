import { describe, expect, it } from 'vitest';
import { bookDepth } from '../../../../../shared/domain/book-depth.ts';
import { depthShape } from './depth-shape.ts';

describe('depthShape', () => {
  it('steps up from each best price towards its end of the picture', () => {
    const shape = depthShape(bookDepth({ bids: [100, 200], asks: [300, 300] }));
    expect(shape).toMatchObject({ from: 88, to: 312 });
    expect(shape?.bids?.line).toBe('M50 100H50V54H5.36V8H0');
    expect(shape?.asks?.line).toBe('M94.64 100H94.64V8H100');
    expect(shape?.asks?.area).toMatch(/^M94.64 100.*V100Z$/);
  });

  it('marks where the visitor’s own orders stand, each price once', () => {
    const shape = depthShape(bookDepth({ bids: [100, 200], asks: [300] }), [300, 100, 100]);
    expect(shape?.own).toEqual([94.64, 5.36]);
  });

  it('draws the side that there is', () => {
    expect(depthShape(bookDepth({ bids: [], asks: [5_000] }))).toMatchObject({
      bids: null,
      from: 4_900,
      to: 5_100,
    });
  });

  it('is nothing of an empty book', () => {
    expect(depthShape(bookDepth({ bids: [], asks: [] }))).toBeNull();
  });
});
