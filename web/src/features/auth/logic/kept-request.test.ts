import { afterEach, expect, test } from 'vitest';
import { keptRequest, requestOf } from './kept-request.ts';

afterEach(() => sessionStorage.clear());

test('asks by the entry that made the request, and by no other', () => {
  expect(requestOf('a')).toBeNull();
  keptRequest.write({ query: 'signup', key: 'a' });
  expect(requestOf('a')).toBe('signup');
  expect(requestOf('b')).toBeNull();
});

test('asks by whichever entry comes first while its own is not known', () => {
  keptRequest.write({ query: 'signup', key: null });
  expect(requestOf('a')).toBe('signup');
});
