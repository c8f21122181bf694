import { describe, expect, it } from 'vitest';
import { displayedExpiry, expiresAt } from './expiry.ts';

const day = 86_400_000;

describe('expiry', () => {
  it('is a number of days from now, or null', () => {
    expect(expiresAt(30, 1000)).toBe(1000 + 30 * day);
    expect(expiresAt(60, 1000)).toBe(1000 + 60 * day);
    expect(expiresAt(0, 1000)).toBeNull();
  });

  it.each([
    [null, 0],
    [-1, 30],
    [30 * day - 1, 30],
    [30 * day, 60],
    [60 * day - 1, 60],
    [60 * day, 0],
  ] as const)('shows %s left as %d', (left, shown) => {
    expect(displayedExpiry(left === null ? null : 5 + left, 5)).toBe(shown);
  });
});
