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

test('says in the catalogue’s words why nothing is shown', () => {
  open();
  expect(screen.getByText(/You don't have access to use the website/)).toBeVisible();
});

test('opens for the password', async () => {
  const { network, onOpen, password } = open({ body: { ok: true } });
  await userEvent.type(password, 'paper and ink{Enter}');
  await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
  expect(network.of('POST /api/gate')[0]?.body).toEqual({ password: 'paper and ink' });
});

test('tells a wrong one, and lets it be typed again at once', async () => {
  const { onOpen, password } = open({ status: 403, error: 'gate.incorrect-password' });
  await userEvent.type(password, 'a guess{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('incorrect password');
  expect(password).toHaveFocus();
  expect(onOpen).not.toHaveBeenCalled();
});

test('asks for one before it asks the server', async () => {
  const { network } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Required');
  expect(network.of('POST /api/gate')).toHaveLength(0);
});
