import { expect, test } from 'vitest';
import { blockAt } from './block-at.ts';

test('a cursor is in the block that it is written in', () => {
  const text = '## One\n\nTwo\ngoes on.\n \n\nThree';
  const at = (words: string) => blockAt(text, text.indexOf(words));
  expect(blockAt('', 0)).toBe(0);
  expect(at('One')).toBe(0);
  expect(at('Two')).toBe(1);
  expect(at('on.')).toBe(1);
  expect(at('Three')).toBe(2);
  expect(blockAt(text, text.length)).toBe(2);
  expect(blockAt('\n\nFirst', 4), 'blank lines before it').toBe(0);
});
