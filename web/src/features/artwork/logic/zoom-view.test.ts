import { describe, expect, it } from 'vitest';
import { fittedSize, largest, movedBy, wholeWork, zoomedAt } from './zoom-view.ts';

const stage = { width: 800, height: 600 };
const fitted = fittedSize({ width: 1000, height: 1500 }, stage);
const sizes = { fitted, stage };
const middle = { x: 0, y: 0 };

describe('zoom view', () => {
  it('starts with the whole picture, as large as the stage allows', () => {
    expect(fitted).toEqual({ width: 400, height: 600 });
    expect(fittedSize({ width: 1500, height: 500 }, stage)).toMatchObject({ width: 800 });
  });

  it('keeps the point under the pointer', () => {
    const near = zoomedAt(wholeWork, 4, { x: 50, y: 100 }, sizes);
    expect(near).toEqual({ scale: 4, x: -150, y: -300 });
  });

  it('shows no gap beside a picture that is larger than the stage', () => {
    const near = zoomedAt(wholeWork, 4, middle, sizes);
    expect(movedBy(near, { x: 9_999, y: -9_999 }, sizes)).toEqual({ scale: 4, x: 400, y: -900 });
  });

  it('centres a picture that is narrower than the stage', () => {
    const near = zoomedAt(wholeWork, 1.5, { x: 100, y: 0 }, sizes);
    expect(near.x).toBe(0);
    expect(movedBy(wholeWork, { x: 50, y: 50 }, sizes)).toEqual(wholeWork);
  });

  it('limits the scale at both ends', () => {
    expect(zoomedAt(wholeWork, 0.5, middle, sizes)).toEqual(wholeWork);
    expect(zoomedAt(wholeWork, 99, middle, sizes).scale).toBe(largest);
    const near = zoomedAt(wholeWork, 3, { x: 60, y: 60 }, sizes);
    expect(zoomedAt(near, 1 / 3, { x: -60, y: 10 }, sizes)).toEqual(wholeWork);
  });
});
