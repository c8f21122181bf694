import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { payment, visa } from '../testing/fixtures.ts';
import { serveStripe } from '../testing/stripe-script.ts';
import { CardStep } from './card-step.tsx';

const setup = { clientSecret: 'setup_1_secret', processor: 'sandbox', publishableKey: null };
const saved = { body: { status: 'saved' } };

function open(answers: Record<string, Answer | Answer[]> = {}, at = '/') {
  const onSaved = vi.fn();
  const network = stubFetch({
    'GET /api/account/payment': [{ body: payment() }, { body: payment({ card: visa }) }],
    'POST /api/account/card-setup': { body: setup },
    'POST /api/sandbox/cards': saved,
    ...answers,
  });
  renderAt(at, <CardStep onSaved={onSaved} />);
  return { network, onSaved };
}

async function typeCard(number: string, expiry = '12/40') {
  await userEvent.type(await screen.findByLabelText('Test card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry date'), expiry);
  await userEvent.click(screen.getByRole('button', { name: 'Save card' }));
}

describe('the sandbox', () => {
  test('saves a test card, and reads it from the server', async () => {
    const { network, onSaved } = open();
    await typeCard('4242 4242 4242 4242');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(visa));
    expect(screen.getByText('This is the sandbox')).toBeVisible();
    expect(network.of('POST /api/sandbox/cards').map(({ body }) => body)).toEqual([
      {
        clientSecret: 'setup_1_secret',
        number: '4242424242424242',
        expiryMonth: 12,
        expiryYear: 2040,
        returnPath: '/',
      },
    ]);
  });

  test('reads the card that was confirmed at the bank', async () => {
    const { onSaved } = open({}, '/?redirect_status=succeeded');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(visa));
  });

  test('says that a card was not confirmed, and takes another', async () => {
    const { onSaved } = open(
      {
        'POST /api/sandbox/cards': [
          { body: { status: 'declined', code: 'insufficient_funds' } },
          saved,
        ],
      },
      '/?redirect_status=failed',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('not confirmed at your bank');
    await typeCard('4000 0000 0000 9995');
    expect(await screen.findByText('Insufficient funds')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '4242 4242 4242 4242' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(visa));
  });

  test('never sends a number that is not a test card', async () => {
    const { network } = open();
    await typeCard('4111 1111 1111 1111', '01/20');
    expect(await screen.findByText(/The sandbox accepts only the test cards below/)).toBeVisible();
    expect(screen.getByText('This date has passed')).toBeVisible();
    expect(network.calls.some(({ body }) => JSON.stringify(body ?? '').includes('4111'))).toBe(
      false,
    );
  });

  test('shows a decline, and takes another card under the same setup', async () => {
    const { network, onSaved } = open({
      'POST /api/sandbox/cards': [
        { body: { status: 'declined', code: 'insufficient_funds' } },
        saved,
      ],
    });
    await typeCard('4000 0000 0000 9995');
    expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient funds');
    expect(onSaved).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '4242 4242 4242 4242' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(network.of('POST /api/account/card-setup')).toHaveLength(1);
  });

  test('starts a new setup when the old one is used up', async () => {
    const { network, onSaved } = open({
      'POST /api/sandbox/cards': [{ body: { status: 'over' } }, saved],
    });
    await typeCard('4242424242424242');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again');
    await userEvent.click(screen.getByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(network.of('POST /api/account/card-setup')).toHaveLength(2);
  });

  test('shows a failed setup, and keeps what was typed', async () => {
    open({ 'POST /api/account/card-setup': { status: 503, error: 'upstream.unavailable' } });
    await typeCard('4242424242424242');
    expect(await screen.findByRole('alert')).toHaveTextContent('The card was not saved');
    expect(screen.getByLabelText('Test card number')).toHaveValue('4242424242424242');
  });

  test('checks again for a card that the server does not show yet', async () => {
    const { onSaved } = open({
      'GET /api/account/payment': [
        { body: payment() },
        { body: payment() },
        'no-answer',
        { body: payment({ card: visa }) },
      ],
    });
    await typeCard('4242424242424242');
    const again = await screen.findByRole('button', { name: 'Check again' });
    await userEvent.click(again);
    expect(onSaved).not.toHaveBeenCalled();
    await userEvent.click(again);
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(visa));
  });
});

test('shows no card form without a processor', async () => {
  open({ 'GET /api/account/payment': { body: payment({ processor: null }) } });
  expect(await screen.findByText('Card payments are not available yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save card' })).toBeNull();
});

test('shows a failed read with a retry', async () => {
  open({ 'GET /api/account/payment': { status: 400, error: 'request.invalid' } });
  expect(await screen.findByText('We couldn’t load the card form')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('Stripe', () => {
  // A loaded script stays loaded, so these cases share one and run in this order.
  const script = serveStripe(['nothing', 'nothing', 'script']);
  const stripeAnswers = {
    'GET /api/account/payment': [
      { body: payment({ processor: 'stripe' }) },
      { body: payment({ processor: 'stripe', card: visa }) },
    ],
    'POST /api/account/card-setup': {
      body: { clientSecret: 'seti_1_secret_2', processor: 'stripe', publishableKey: 'pk_live_1' },
    },
  };
  beforeEach(() => {
    document.documentElement.dataset.cardScript = 'allowed';
  });
  afterEach(() => {
    delete document.documentElement.dataset.cardScript;
  });
  afterAll(() => script.stop());
  const save = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Save card' }));

  test('shows the site’s own message if the setup cannot be created', async () => {
    open({
      ...stripeAnswers,
      'POST /api/account/card-setup': { status: 429, error: 'request.too-many' },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    expect(script.asked()).toBe(0);
  });

  test('shows a script that fails to load, and loads it on retry', async () => {
    open(stripeAnswers);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The card form did not load');
    expect(alert).toHaveTextContent('js.stripe.com');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Stripe’s fields')).toBeVisible();
    expect(script.asked(), 'the library itself tries twice').toBe(3);
  });

  test('shows Stripe’s fields and a decline, and reads the saved card', async () => {
    const declined = { type: 'card_error', code: 'card_declined', decline_code: 'lost_card' };
    script.answer({ error: declined });
    const { onSaved } = open(stripeAnswers);
    expect(await screen.findByText('Stripe’s fields')).toBeVisible();
    expect(script.opened.mock.calls.at(-1)).toMatchObject([{ clientSecret: 'seti_1_secret_2' }]);
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your bank declined this card');
    expect(onSaved).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(visa));
    expect(script.confirmSetup.mock.calls.at(-1)).toMatchObject([{ redirect: 'if_required' }]);
  });

  test('leaves field errors to Stripe', async () => {
    script.answer({ error: { type: 'validation_error', code: 'incomplete_number' } });
    const { onSaved } = open(stripeAnswers);
    await save();
    await waitFor(() => expect(script.confirmSetup).toHaveBeenCalledTimes(3));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSaved).not.toHaveBeenCalled();
  });
});
