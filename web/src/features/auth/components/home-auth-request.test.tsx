import { act, waitFor } from '@testing-library/react';
import { type InitialEntry, useLocation, useNavigate as useRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { HomeAuthRequest } from './home-auth-request.tsx';

const ada = { id: 3, username: 'ada', firstName: 'Ada', lastName: 'Okafor' };

test.each(['Google', 'Apple'])(
  'opens the modal with a reason after %s, and removes the request from the address',
  async (provider) => {
    const address = `/?deckleUserExistsNot${provider}&a=1`;
    const view = renderAt(address, <HomeAuthRequest />, unknownVisitor);
    await waitFor(() => expect(view.address()).toBe('/?a=1'));
    expect(view.overlay()).toEqual({
      kind: 'auth',
      mode: 'login',
      intent: {
        redirectTo: null,
        reason: `An account with this e-mail already exists, but not with ${provider}. Sign in the way you signed up.`,
      },
    });
  },
);

test('keeps the protected page as the way back', async () => {
  const view = renderAt('/?redirectedFrom=/my-account/buying', <HomeAuthRequest />, unknownVisitor);
  await waitFor(() =>
    expect(view.overlay()).toMatchObject({ intent: { redirectTo: '/my-account/buying' } }),
  );
});

test('sends a signed-in user straight on', async () => {
  const view = renderAt('/?redirectedFrom=/my-account/buying', <HomeAuthRequest />, {
    ...unknownVisitor,
    user: ada,
  });
  await waitFor(() => expect(view.address()).toBe('/my-account/buying'));
  expect(view.overlay()).toBeNull();
});

let close: () => void;
let go: (to: string | number) => void;

function Browser() {
  close = useOverlay().close;
  const navigate = useNavigate();
  const router = useRouter();
  go = (to) => (typeof to === 'string' ? navigate(to) : void router(to));
  return useLocation().pathname === '/' && <HomeAuthRequest />;
}

/** Loads the home page in a tab, by its address or by a history entry. */
async function load(at: InitialEntry) {
  const view = renderAt(at, <Browser />, unknownVisitor);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return view;
}

/** Reloads the page at the same history entry. */
function reload(view: ReturnType<typeof renderAt>) {
  view.unmount();
  return load({ pathname: '/', key: view.key() });
}

const asks = { kind: 'auth', intent: { redirectTo: '/my-account/selling' } };
const sentHome = '/?redirectedFrom=/my-account/selling';

test('opens again after each reload', async () => {
  let view = await load(sentHome);
  for (let times = 0; times < 2; times += 1) {
    view = await reload(view);
    expect(view.address()).toBe('/');
    expect(view.overlay()).toMatchObject(asks);
  }
});

test('does not open again once it was closed', async () => {
  const view = await load(sentHome);
  await act(async () => close());
  expect(view.overlay()).toBeNull();
  expect((await reload(view)).overlay()).toBeNull();
});

test('does not open again once someone has signed in', async () => {
  const view = await load(sentHome);
  act(() => view.become(ada));
  expect((await reload(view)).overlay()).toBeNull();
});

test('opens again at the same history entry if the page was left without closing it', async () => {
  const view = await load(sentHome);
  await act(async () => go('/terms-and-conditions'));
  expect(view.overlay()).toBeNull();
  await act(async () => go(-1));
  expect(view.overlay()).toMatchObject(asks);
  view.unmount();
  const elsewhere = await load('/');
  expect(elsewhere.overlay()).toBeNull();
  elsewhere.unmount();
  expect((await reload(view)).overlay()).toMatchObject(asks);
});
