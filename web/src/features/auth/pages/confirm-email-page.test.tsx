import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const ada = { id: 3, username: 'ada', firstName: 'Ada', lastName: 'Okafor' };
const signedIn = { ...unknownVisitor, user: ada };
const confirm = 'POST /api/auth/confirm-email';

function open(query: string, answer: Answer | Answer[], session = unknownVisitor) {
  const network = stubFetch({
    [confirm]: answer,
    'POST /api/auth/send-confirmation': { body: { ok: true } },
  });
  return { network, ...renderAt(`/confirm-email?${query}`, <ConfirmEmailPage />, session) };
}

test('confirms once although effects run twice, signs in, and goes back', async () => {
  const redirectTo = '/bid-or-buy/a/b/1/Main?action=bid&price=250';
  const query = new URLSearchParams({ confirmation: 'abc', redirectTo });
  const { network, address, session } = open(query.toString(), { body: signedIn });
  await waitFor(() => expect(address()).toBe(redirectTo));
  expect(session().user).toEqual(ada);
  expect(network.of(confirm).map(({ body }) => body)).toEqual([{ confirmation: 'abc' }]);
});

test('goes home without a way back, or with one to another site', async () => {
  const first = open('confirmation=abc', { body: signedIn });
  await waitFor(() => expect(first.address()).toBe('/'));
  first.unmount();
  const second = open('confirmation=abd&redirectTo=//evil.example', { body: signedIn });
  await waitFor(() => expect(second.address()).toBe('/'));
});

test('says that a used link no longer works, and sends another', async () => {
  const { network } = open('confirmation=old&redirectTo=/artworks', {
    status: 400,
    error: 'auth.confirmation-invalid',
  });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  expect(network.of('POST /api/auth/send-confirmation')[0]?.body).toEqual({
    email: 'ada@example.com',
    redirectTo: '/artworks',
  });
});

test('asks for a password in a browser that did not register', async () => {
  const { network, address, session } = open('confirmation=abc&redirectTo=/artworks', [
    { status: 400, error: 'auth.password-needed' },
    { status: 503, error: 'upstream.unavailable' },
    { body: signedIn },
  ]);
  await userEvent.type(await screen.findByLabelText('New password'), 'secret-12');
  await userEvent.type(screen.getByLabelText('Repeat new password'), 'secret-12');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('secret-12');
  await send();
  await waitFor(() => expect(address()).toBe('/artworks'));
  expect(session().user).toEqual(ada);
  const fields = { password: 'secret-12', passwordConfirmation: 'secret-12' };
  expect(network.of(confirm).at(-1)?.body).toEqual({ confirmation: 'abc', ...fields });
});

test('offers a new link if this one expires while the password is typed', async () => {
  open('confirmation=abc', [
    { status: 400, error: 'auth.password-needed' },
    { status: 400, error: 'auth.confirmation-invalid' },
  ]);
  await userEvent.type(await screen.findByLabelText('New password'), 'secret-12');
  await userEvent.type(screen.getByLabelText('Repeat new password'), 'secret-12');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
  expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeVisible();
});

test('distinguishes a failed check from a used link', async () => {
  const { network, address } = open('confirmation=abc', [
    { status: 503, error: 'upstream.unavailable' },
    { body: signedIn },
  ]);
  await screen.findByText('We couldn’t confirm your e-mail yet');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(network.of(confirm)).toHaveLength(2);
});

test('tells a signed-in user that nothing is left to confirm', async () => {
  open('confirmation=old', { status: 400, error: 'auth.confirmation-invalid' }, signedIn);
  expect(await screen.findByText('You are signed in as Ada Okafor')).toBeVisible();
});
