import { expect, test } from 'vitest';
import { canOpenOnboarding } from './onboarding.ts';

test.each([
  ['/', true],
  ['/artworks?sort=newest', true],
  ['/sell', true],
  ['/ask-or-sell/ines/low-tide/4/Main', false],
  ['/ask-or-sell', false],
  ['/bid-or-buy/review-bid/ines/low-tide/4/Main?action=buy', false],
])('onboarding at %s may open: %s', (path, may) => {
  expect(canOpenOnboarding(path)).toBe(may);
});
