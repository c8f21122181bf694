import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

const reset = 'POST /api/auth/reset-password';
const ada = { id: 3, username: 'ada', firstName: 'Ada', lastName: 'Okafor' };
const ok = { body: { ok: true } };

function open(query: string, answers: Answer | Answer[]) {
  const network = stubFetch({ [reset]: answers });
  return { network, ...renderAt(`/reset-password?${query}`, <ResetPasswordPage />) };
}
/** Strict mode checks the link twice. */
const checked = [ok, ok];

async function set(first: string, second: string) {
  const [password, again] = [
    await screen.findByLabelText('New password'),
    screen.getByLabelText('Repeat new password'),
  ];
  await userEvent.clear(password);
  await userEvent.clear(again);
  await userEvent.type(password, first);
  await userEvent.type(again, `${second}{Enter}`);
}

test('sets a password with a valid link, and signs in', async () => {
  const session = { ...unknownVisitor, user: ada };
  const { network, address, session: now } = open('code=abc', [...checked, { body: session }]);
  await set('correct horse 1', 'correct horse 1');
  await waitFor(() => expect(address()).toBe('/'));
  expect(now().user).toEqual(ada);
  expect(network.of(reset).at(-1)?.body).toEqual({
    code: 'abc',
    password: 'correct horse 1',
    passwordConfirmation: 'correct horse 1',
  });
});

test('shows weak and differing passwords at their fields', async () => {
  const { network } = open('code=abc', checked);
  await set('correct horse 1', 'correct horse 2');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  await set('short 1', 'short 1');
  expect(await screen.findByRole('alert')).toHaveTextContent('must include 8+ characters');
  expect(network.of(reset)).toHaveLength(2);
});

test('offers another link if this one was used', async () => {
  open('code=old', { status: 400, error: 'auth.reset-invalid' });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
});

test('makes no call for a link without a code', () => {
  const { network } = open('', ok);
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(network.of(reset)).toHaveLength(0);
});

test('distinguishes a failed check from a used link', async () => {
  const down: Answer = { status: 503, error: 'upstream.unavailable' };
  open('code=abc', [down, down, ok]);
  await screen.findByText('We couldn’t check your link yet');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

test('says that the link expired while the password was typed', async () => {
  open('code=abc', [...checked, { status: 400, error: 'auth.reset-invalid' }]);
  await set('correct horse 1', 'correct horse 1');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
