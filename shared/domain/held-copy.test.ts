import { expect, test } from 'vitest';
import { holdsCopy } from './held-copy.ts';

test.each([
  ['"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['W/"a"', '"a"'],
  ['W/"a"', 'W/"a"'],
  ['"b","a"', '"a"'],
  ['"b, c" , W/"a"', '"a"'],
  ['*', '"a"'],
  [' * ', 'W/"a"'],
])('%s matches %s', (ifNoneMatch, etag) => {
  expect(holdsCopy(ifNoneMatch, etag)).toBe(true);
});

test.each([
  [undefined, '"a"'],
  ['', '"a"'],
  ['"b"', '"a"'],
  ['a', '"a"'],
  ['"*"', '"a"'],
  ['"b,"a""', '"c"'],
  ['w/"a', '"a"'],
])('%s does not match %s', (ifNoneMatch, etag) => {
  expect(holdsCopy(ifNoneMatch, etag)).toBe(false);
});
