import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { passwordHint } from '../../../../../shared/domain/password.ts';
import type { AuthIntent, AuthMode } from '../../../lib/overlays/overlay.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { noticeWords } from '../messages.ts';
import { AuthModal } from './auth-modal.tsx';
import { HomeAuthRequest } from './home-auth-request.tsx';

const ada = { id: 3, username: 'ada', firstName: 'Ada', lastName: 'Okafor' };
const signedIn = { ...unknownVisitor, user: ada };
const outbox = { ...unknownVisitor, sandbox: { outbox: '/sandbox/outbox', payments: true } };
const bid = '/bid-or-buy/shipping-and-billing/a/b/1/Main?action=bid&price=250&currency=GBP';

function open(
  mode: AuthMode,
  answers: Record<string, Answer | Answer[]> = {},
  intent: Partial<AuthIntent> = {},
  session = unknownVisitor,
) {
  const network = stubFetch(answers);
  function Opener() {
    const { openAuth } = useOverlay();
    useEffect(() => openAuth(mode, intent), [openAuth]);
    return <Link to="/artworks">Artworks</Link>;
  }
  const view = renderAt(
    '/artworks/a/1/b/2',
    <>
      <Opener />
      <AuthModal />
      <HomeAuthRequest />
    </>,
    session,
  );
  return { network, ...view };
}

async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(await screen.findByLabelText(label), value);
  }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const registration = {
  'First name': 'Ada',
  'Last name': 'Okafor',
  'E-mail': ' Ada@Example.com',
  Password: 'correct horse 1',
};

describe('signing in', () => {
  test('closes the modal, stores the user, and goes to the requested page', async () => {
    const view = open('login', { 'POST /api/auth/login': { body: signedIn } }, { redirectTo: bid });
    await fill({ 'E-mail or username': 'ada@example.com', Password: 'correct horse 1' });
    await press('Sign in');
    await waitFor(() => expect(view.address()).toBe(bid));
    expect(view.overlay()).toBeNull();
    expect(view.session().user).toEqual(ada);
  });

  test('closes when the user signs in from another tab', async () => {
    const view = open('login', {}, { redirectTo: bid });
    await screen.findByLabelText('E-mail or username');
    act(() => view.become(ada));
    await waitFor(() => expect(view.address()).toBe(bid));
    expect(view.overlay()).toBeNull();
  });

  test('stays on the page without a requested page', async () => {
    const view = open('login', { 'POST /api/auth/login': { body: signedIn } });
    await fill({ 'E-mail or username': 'ada@example.com', Password: 'correct horse 1' });
    await press('Sign in');
    await waitFor(() => expect(view.overlay()).toBeNull());
    expect(view.address()).toBe('/artworks/a/1/b/2');
  });

  test('shows the catalogue’s error message, and keeps what was typed', async () => {
    open('login', { 'POST /api/auth/login': { status: 400, error: 'auth.invalid-credentials' } });
    await fill({ 'E-mail or username': 'ada@example.com', Password: 'wrong' });
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid identifier or password');
    expect(screen.getByLabelText('E-mail or username')).toHaveValue('ada@example.com');
  });

  test('drops the error on another page', async () => {
    open('login', { 'POST /api/auth/login': { status: 400, error: 'auth.invalid-credentials' } });
    await fill({ 'E-mail or username': 'ada@example.com', Password: 'wrong' });
    await press('Sign in');
    await screen.findByRole('alert');
    fireEvent.click(screen.getByText('Artworks'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('offers to send the confirmation again, with the way back', async () => {
    const { network } = open(
      'login',
      {
        'POST /api/auth/login': { status: 400, error: 'auth.not-confirmed' },
        'POST /api/auth/send-confirmation': { body: { ok: true } },
      },
      { redirectTo: bid },
    );
    await fill({ 'E-mail or username': 'Ada@example.com', Password: 'correct horse 1' });
    await press('Sign in');
    expect(await screen.findByText('Your account email is not confirmed')).toBeVisible();
    await press('Resend link');
    expect(await screen.findByText('Sent again to ada@example.com.')).toBeVisible();
    expect(network.of('POST /api/auth/send-confirmation')[0]?.body).toEqual({
      email: 'ada@example.com',
      redirectTo: bid,
    });
    expect(screen.getByRole('button', { name: /Resend link in \d+ s/ })).toBeDisabled();
  });

  test('sends no empty form', async () => {
    const { network } = open('login');
    await screen.findByLabelText('E-mail or username');
    await press('Sign in');
    expect(await screen.findAllByText('Required')).toHaveLength(2);
    expect(network.calls).toEqual([]);
  });
});

test('the address goes along to the other forms, and the password does not', async () => {
  open('register');
  await fill({ ...registration, 'E-mail': 'ada@example.com' });
  await press('Sign in');
  expect(await screen.findByLabelText('E-mail or username')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await press('Forgot your password?');
  expect(await screen.findByLabelText('E-mail')).toHaveValue('ada@example.com');
  await userEvent.clear(screen.getByLabelText('E-mail'));
  await press('Sign in');
  await fill({ 'E-mail or username': 'ada' });
  await press('Create an account');
  expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
});

describe('registering', () => {
  test('shows live whether the password is valid, also without colour', async () => {
    open('register');
    const field = await screen.findByLabelText('Password');
    const hint = () => screen.getByText(passwordHint, { exact: false });
    expect(hint()).toHaveTextContent(passwordHint);
    await userEvent.type(field, 'short1');
    expect(hint()).toHaveTextContent(`${passwordHint}: not yet`);
    await userEvent.type(field, 'er');
    expect(hint()).toHaveTextContent(`${passwordHint}: yes, it does`);
    await userEvent.clear(field);
    await userEvent.type(field, 'no number here');
    expect(hint()).toHaveTextContent(`${passwordHint}: not yet`);
  });

  test('refuses a weak password with an error at the field', async () => {
    const { network } = open('register');
    await fill({ ...registration, Password: 'weak' });
    await press('Create account');
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(passwordHint);
    expect(network.calls).toEqual([]);
  });

  test('sends the way back, and names the mailbox to check', async () => {
    const { network } = open(
      'register',
      { 'POST /api/auth/register': { body: { ok: true } } },
      { redirectTo: bid, reason: 'Sign in or register to place your bid.' },
      outbox,
    );
    expect(await screen.findByText('Sign in or register to place your bid.')).toBeVisible();
    await fill(registration);
    await press('Create account');
    const dialog = await screen.findByRole('dialog', { name: 'Check your e-mail' });
    expect(dialog).toHaveTextContent('ada@example.com');
    expect(within(dialog).getByRole('link', { name: 'sandbox outbox' })).toHaveAttribute(
      'href',
      '/sandbox/outbox',
    );
    expect(network.of('POST /api/auth/register')[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Okafor',
      email: 'ada@example.com',
      password: 'correct horse 1',
      redirectTo: bid,
    });
  });

  test('shows no outbox link where real e-mail is sent', async () => {
    open('register', { 'POST /api/auth/register': { body: { ok: true } } });
    await fill(registration);
    await press('Create account');
    await screen.findByRole('dialog', { name: 'Check your e-mail' });
    expect(screen.queryByText(/sandbox/i)).toBeNull();
  });

  test('shows the server’s issues at their fields', async () => {
    open('register', {
      'POST /api/auth/register': {
        status: 400,
        error: 'request.invalid',
        more: { issues: [{ path: 'email', message: 'This domain takes no mail' }] },
      },
    });
    await fill(registration);
    await press('Create account');
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
        'This domain takes no mail',
      ),
    );
  });

  test('a taken address leads home to sign in, with the e-mail and the way back', async () => {
    const taken = { status: 409, error: 'auth.email-taken' } as const;
    const view = open('register', { 'POST /api/auth/register': taken }, { redirectTo: bid });
    await fill(registration);
    await press('Create account');
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(view.address()).toBe('/');
    expect(screen.getByText(noticeWords.exists)).toBeVisible();
    expect(screen.getByLabelText('E-mail or username')).toHaveValue(registration['E-mail'].trim());
    expect(view.overlay()).toMatchObject({ intent: { redirectTo: bid } });
  });

  test('offers another e-mail after a pause', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('register', { 'POST /api/auth/register': { body: { ok: true } } });
    await fill(registration);
    await press('Create account');
    expect(await screen.findByRole('button', { name: 'Resend link in 30 s' })).toBeDisabled();
    for (let second = 0; second < 31; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
    expect(await screen.findByRole('button', { name: 'Resend link' })).toBeEnabled();
  });
});
