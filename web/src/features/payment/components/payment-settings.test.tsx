import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { PaymentView } from '../../../../../shared/contracts/payment.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { payment, visa } from '../testing/fixtures.ts';
import { PaymentSettings } from './payment-settings.tsx';

function open(
  view: Partial<PaymentView>,
  answers: Record<string, Answer | Answer[]> = {},
  address = '/my-account/payment',
) {
  const network = stubFetch({ 'GET /api/account/payment': { body: payment(view) }, ...answers });
  return { network, ...renderAt(address, <PaymentSettings />) };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the card', () => {
  test('shows the last digits instead of the form', async () => {
    open({ card: visa });
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
    expect(screen.getByText('Expires 12/40')).toBeVisible();
    expect(screen.queryByLabelText('Test card number')).toBeNull();
  });

  test('shows that it has expired', async () => {
    open({ card: { ...visa, expiryMonth: 1, expiryYear: 2020 } });
    expect(await screen.findByText('Expired 01/20')).toBeVisible();
  });

  test('is removed after a confirmation', async () => {
    const { network } = open(
      {},
      {
        'GET /api/account/payment': [{ body: payment({ card: visa }) }, { body: payment() }],
        'DELETE /api/account/payment/card': { body: { ok: true } },
      },
    );
    await press('Remove card');
    expect(network.of('DELETE /api/account/payment/card')).toHaveLength(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove card' }).at(-1)!);
    expect(await screen.findByRole('button', { name: 'Add a card' })).toBeVisible();
  });

  test('is kept while an order awaits payment, with the reason', async () => {
    open(
      { card: visa },
      { 'DELETE /api/account/payment/card': { status: 409, error: 'payment.card-in-use' } },
    );
    await press('Remove card');
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove card' }).at(-1)!);
    expect(await screen.findByText(/counts on this card/)).toBeVisible();
  });

  test('is kept when replacing it is cancelled', async () => {
    open({ card: visa });
    await press('Replace card');
    expect(await screen.findByLabelText('Test card number')).toBeVisible();
    await press('Keep current card');
    expect(screen.queryByLabelText('Test card number')).toBeNull();
  });
});

describe('payouts', () => {
  test.each([
    ['none', 'Not set up', 'Set up payouts'],
    ['incomplete', 'Incomplete', 'Continue'],
    ['pending', 'Under review', null],
    ['ready', 'Ready', null],
  ] as const)('show the state %s and the next step', async (status, label, action) => {
    open({ payouts: { status, missing: [] } });
    expect(await screen.findByText(label)).toBeVisible();
    const buttons = ['Set up payouts', 'Continue'];
    const shown = buttons.filter((name) => screen.queryByRole('button', { name }) !== null);
    expect(shown).toEqual(action === null ? [] : [action]);
  });

  test('list what is missing', async () => {
    open({
      payouts: { status: 'incomplete', missing: ['external_account', 'individual.dob.day'] },
    });
    expect(await screen.findByText('Your bank account')).toBeVisible();
    expect(screen.getByText('Your date of birth')).toBeVisible();
  });

  test('need an address first', async () => {
    open({}, { 'POST /api/account/payouts/link': { status: 400, error: 'trade.address-missing' } });
    await press('Set up payouts');
    expect(await screen.findByRole('alert')).toHaveTextContent('We need your address first');
  });

  test('explain an expired link, and clean the address', async () => {
    const { address } = open(
      { payouts: { status: 'incomplete', missing: [] } },
      {},
      '/my-account/payment?payouts=refresh&setup_intent_client_secret=seti_1_secret',
    );
    expect(await screen.findByText(/That link had expired/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/my-account/payment'));
  });

  test('are not offered without a processor', async () => {
    open({ processor: null });
    expect(await screen.findByText('Not set up')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('shows a failed read with a retry', async () => {
  const { network } = open(
    {},
    {
      'GET /api/account/payment': [{ status: 400, error: 'request.invalid' }, { body: payment() }],
    },
  );
  expect(await screen.findByText('We couldn’t load your card and payouts')).toBeVisible();
  await press('Try again');
  expect(await screen.findByText('Not set up')).toBeVisible();
  expect(network.of('GET /api/account/payment').length).toBeGreaterThan(1);
});
