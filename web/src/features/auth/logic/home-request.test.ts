import { expect, test } from 'vitest';
import { homeRequest } from './home-request.ts';

const request = (query: string) => homeRequest(new URLSearchParams(query));

test.each(['action=sign-up', 'signup', 'signup=1'])('opens register for ?%s', (query) => {
  expect(request(query)).toEqual({ mode: 'register', redirectTo: null, notice: null });
});

test.each([
  ['deckleUserExists', 'exists'],
  ['deckleUserExistsNotGoogle', 'exists-not-google'],
  ['deckleUserExistsNotApple', 'exists-not-apple'],
] as const)('opens login for ?%s with the reason', (name, notice) => {
  expect(request(name)).toEqual({ mode: 'login', redirectTo: null, notice });
  expect(request(`${name}=true`)).toMatchObject({ notice });
});

test('opens login for a protected page and goes there afterwards', () => {
  expect(request('redirectedFrom=%2Fmy-account%2Fbuying%3Fa%3D1')).toEqual({
    mode: 'login',
    redirectTo: '/my-account/buying?a=1',
    notice: null,
  });
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never leads to %s',
  (target) => {
    expect(request(`redirectedFrom=${encodeURIComponent(target)}`)).toEqual({
      mode: 'login',
      redirectTo: null,
      notice: null,
    });
  },
);

test('is null for other queries', () => {
  expect(request('')).toBeNull();
  expect(request('action=bid')).toBeNull();
});
