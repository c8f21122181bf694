import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { GatePage } from './gate-page.tsx';

function open(...answers: Answer[]) {
  const network = stubFetch({ 'POST /api/gate': answers });
  const onOpen = vi.fn();
  render(<GatePage onOpen={onOpen} />, { reactStrictMode: true });
  return { network, onOpen, password: screen.getByLabelText('Password') };
}

test('explains in the catalogue’s words that the site is closed', () => {
  open();
  expect(screen.getByText(/You don't have access to use the website/)).toBeVisible();
});

test('opens with the password', async () => {
  const { network, onOpen, password } = open({ body: { ok: true } });
  await userEvent.type(password, 'paper and ink{Enter}');
  await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
  expect(network.of('POST /api/gate')[0]?.body).toEqual({ password: 'paper and ink' });
});

test('shows a wrong password, and lets it be typed again', async () => {
  const { onOpen, password } = open({ status: 403, error: 'gate.incorrect-password' });
  await userEvent.type(password, 'a guess{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('incorrect password');
  expect(password).toHaveFocus();
  expect(onOpen).not.toHaveBeenCalled();
});

test('requires a password before it calls the server', async () => {
  const { network } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Required');
  expect(network.of('POST /api/gate')).toHaveLength(0);
});
