import { describe, expect, it } from 'vitest';
import { bookDepth } from '../../../../../shared/domain/book-depth.ts';
import { depthShape } from './depth-shape.ts';

describe('depthShape', () => {
  it('steps up from each best price outwards', () => {
    const shape = depthShape(bookDepth({ bids: [100, 200], asks: [300, 300] }));
    expect(shape).toMatchObject({ from: 88, to: 312 });
    expect(shape?.bids?.line).toBe('M50 100H50V54H5.36V8H0');
    expect(shape?.asks?.line).toBe('M94.64 100H94.64V8H100');
    expect(shape?.asks?.area).toMatch(/^M94.64 100.*V100Z$/);
  });

  it('marks the visitor’s own orders, each price once', () => {
    const shape = depthShape(bookDepth({ bids: [100, 200], asks: [300] }), [300, 100, 100]);
    expect(shape?.own).toEqual([94.64, 5.36]);
  });

  it('draws a book with one side', () => {
    expect(depthShape(bookDepth({ bids: [], asks: [5_000] }))).toMatchObject({
      bids: null,
      from: 4_900,
      to: 5_100,
    });
  });

  it('is null for an empty book', () => {
    expect(depthShape(bookDepth({ bids: [], asks: [] }))).toBeNull();
  });
});
