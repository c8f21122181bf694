import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import type { AuthIntent, AuthMode } from '../../../lib/overlays/overlay.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { AuthModal } from './auth-modal.tsx';

const forgot = 'POST /api/auth/forgot-password';
const google = { provider: 'google', isSandbox: false } as const;
const apple = { provider: 'apple', isSandbox: true } as const;

function open(
  mode: AuthMode,
  options: {
    readonly social?: (typeof google | typeof apple)[];
    readonly intent?: Partial<AuthIntent>;
    readonly answers?: Record<string, Answer | Answer[]>;
  } = {},
) {
  const network = stubFetch(options.answers ?? {});
  function Opener() {
    const { openAuth } = useOverlay();
    useEffect(() => openAuth(mode, options.intent), [openAuth]);
    return null;
  }
  const view = renderAt(
    '/artworks?q=a&categ=Print',
    <>
      <Opener />
      <AuthModal />
    </>,
    { ...unknownVisitor, social: options.social ?? [google, apple] },
  );
  return { network, ...view };
}

const linkTo = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

test.each(['login', 'register'] as const)(
  'Google and Apple return to the page, from %s',
  async (mode) => {
    open(mode);
    const back = `?${new URLSearchParams({ redirectTo: '/artworks?q=a&categ=Print' })}`;
    expect(await linkTo('Continue with Google')).toBe(`/api/connect/google${back}`);
    expect(await linkTo('Continue with Apple')).toBe(`/api/connect/apple${back}`);
  },
);

test('Google and Apple return to the requested page, if there is one', async () => {
  open('login', { intent: { redirectTo: '/my-account/selling' } });
  expect(await linkTo('Continue with Google')).toBe(
    '/api/connect/google?redirectTo=%2Fmy-account%2Fselling',
  );
});

test('labels a sandbox provider, and only that', async () => {
  const first = open('login');
  expect(await screen.findByText(/^Sandbox:/)).toBeVisible();
  first.unmount();
  open('login', { social: [google] });
  await screen.findByRole('link', { name: 'Continue with Google' });
  expect(screen.queryByText(/^Sandbox:/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Continue with Apple' })).toBeNull();
});

test('shows no button and no divider without providers', async () => {
  open('login', { social: [] });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
  expect(screen.queryByText('or')).toBeNull();
});

test('resets a password in the modal with the same answer for all addresses', async () => {
  const { network } = open('login', { answers: { [forgot]: { body: { ok: true } } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  const email = await screen.findByLabelText('E-mail');
  expect(email).toHaveFocus();
  await userEvent.type(email, ' Ada@Example.com{Enter}');
  expect(await screen.findByText(/If there is an account for/)).toHaveTextContent(
    'ada@example.com',
  );
  expect(network.of(forgot).map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('shows a rate limit, and keeps the typed address', async () => {
  open('forgot', { answers: { [forgot]: { status: 429, error: 'request.too-many' } } });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ada@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.com');
});
