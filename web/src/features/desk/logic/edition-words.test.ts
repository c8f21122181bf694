import { expect, test } from 'vitest';
import { editionWords } from './edition-words.ts';

test('an edition without a name of its own shows no name', () => {
  expect(editionWords('Main', 50)).toBe('Edition of 50');
  expect(editionWords('Main', null)).toBe('Edition size not stated');
  expect(editionWords('Artist', 5)).toBe('Artist’s proof, 5 copies');
  expect(editionWords('Blue', null)).toBe('Blue');
});
