import { expect, test } from 'vitest';
import { keptRequest, requestOf } from './kept-request.ts';

test('applies to the history entry that made the request, and to no other', () => {
  expect(requestOf('a')).toBeNull();
  keptRequest.write({ query: 'signup', key: 'a' });
  expect(requestOf('a')).toBe('signup');
  expect(requestOf('b')).toBeNull();
});

test('applies to the first history entry while its own is unknown', () => {
  keptRequest.write({ query: 'signup', key: null });
  expect(requestOf('a')).toBe('signup');
});
