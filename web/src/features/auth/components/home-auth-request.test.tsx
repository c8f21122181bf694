import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { noticeWords } from '../messages.ts';
import { HomeAuthRequest } from './home-auth-request.tsx';

const ada = { id: 3, username: 'ada', firstName: 'Ada', lastName: 'Okafor' };

test('opens the modal with the right words, and takes the request out of the address', async () => {
  const view = renderAt('/?deckleUserExistsNotGoogle&a=1', <HomeAuthRequest />, unknownVisitor);
  await waitFor(() => expect(view.address()).toBe('/?a=1'));
  expect(view.overlay()).toEqual({
    kind: 'auth',
    mode: 'login',
    intent: { redirectTo: null, reason: noticeWords['exists-not-google'] },
  });
});

test('carries the protected page on as the wish', async () => {
  const view = renderAt('/?redirectedFrom=/my-account/buying', <HomeAuthRequest />, unknownVisitor);
  await waitFor(() =>
    expect(view.overlay()).toMatchObject({ intent: { redirectTo: '/my-account/buying' } }),
  );
});

test('leads somebody who is signed in straight on', async () => {
  const view = renderAt('/?redirectedFrom=/my-account/buying', <HomeAuthRequest />, {
    ...unknownVisitor,
    user: ada,
  });
  await waitFor(() => expect(view.address()).toBe('/my-account/buying'));
  expect(view.overlay()).toBeNull();
});
