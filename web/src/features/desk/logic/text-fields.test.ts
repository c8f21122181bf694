import { expect, test } from 'vitest';
import { workMarkdown } from './text-fields.ts';

test('a work is shown, or linked from the words that were selected', () => {
  expect(workMarkdown('Two Seas', 'Ada Quill', '')).toContain('![](<work:Ada Quill/Two Seas>)');
  expect(workMarkdown('Two Seas', 'Ada Quill', 'it')).toBe('[it](<work:Ada Quill/Two Seas>)');
});

test('signs that end an address are escaped in a name', () => {
  expect(workMarkdown('50% <Red/Blue>', 'Ada', 'it')).toBe(
    '[it](<work:Ada/50%25 %3CRed%2FBlue%3E>)',
  );
});
