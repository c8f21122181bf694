import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { bidding, buying, marketplace, openReview } from '../testing/review.tsx';

const payment = (more: object = {}) => ({
  body: { processor: 'sandbox', card: null, payouts: { status: 'none', missing: [] }, ...more },
});
const noCard = { 'GET /api/account/payment': payment() };
const title = 'Which card will you pay with?';

describe('without a card on file', () => {
  test('asks for a card before the review, as a step of its own', async () => {
    marketplace(noCard);
    openReview(buying);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Card').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('button', { name: /^Buy now · / })).toBeNull();
  });

  test.each([
    ['a bid', bidding, /when a seller accepts your bid/],
    ['a purchase', buying, /only after you have reviewed/],
  ])('says when the card is charged for %s', async (_, address, words) => {
    marketplace(noCard);
    openReview(address);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('with a card on file', () => {
  test('the review names it, and another one leads back to the same review', async () => {
    const card = { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2031 };
    marketplace({
      'GET /api/account/payment': payment({ card }),
    });
    const { address } = openReview(bidding);
    expect(await screen.findByText('Visa ending in 4242, 04/31')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Change the card' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(screen.getByText('Card').closest('li')).toHaveAttribute('aria-current', 'step');
    await userEvent.click(await screen.findByRole('button', { name: /^Keep Visa/ }));
    expect(await screen.findByRole('button', { name: /^Place bid · at most/ })).toBeVisible();
    expect(address()).toBe(bidding);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('a card that was confirmed at the bank leaves nothing in the address of the review', async () => {
  const card = { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2031 };
  marketplace({ 'GET /api/account/payment': payment({ card }) });
  const { address } = openReview(
    `${bidding}&setup_intent=seti_1&setup_intent_client_secret=s_1&redirect_status=succeeded`,
  );
  expect(await screen.findByRole('button', { name: /^Place bid · at most/ })).toBeVisible();
  await waitFor(() => expect(address()).toBe(bidding));
});

test('the number of steps is the same with and without a card', async () => {
  marketplace(noCard);
  openReview(buying);
  await screen.findByRole('heading', { level: 1, name: title });
  const steps = () =>
    within(screen.getByRole('navigation', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps()).toHaveLength(4);
  await userEvent.click(screen.getByRole('link', { name: /^Price/ }));
  await screen.findByRole('heading', { level: 1, name: 'Bid or buy' });
  expect(steps()).toHaveLength(4);
});

describe('opens the review directly', () => {
  test.each([
    ['with a card on file', {}],
    ['without a card processor', { 'GET /api/account/payment': payment({ processor: null }) }],
    ['if the card cannot be read', { 'GET /api/account/payment': 'no-answer' as const }],
  ])('%s', async (_, answers) => {
    marketplace(answers);
    openReview(buying);
    expect(await screen.findByRole('button', { name: /^Buy now · / })).toBeVisible();
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  test('with a trade whose outcome is unknown', async () => {
    const attempt = {
      key: 'k'.repeat(16),
      request: {
        kind: 'buy',
        body: { editionId: 500, askId: 71, expectedTotal: { amount: 31_200, currency: 'GBP' } },
      },
      startedAt: Date.now(),
      state: 'sent',
      before: [],
    };
    sessionStorage.setItem('deckle.attempt.3.bid-or-buy.500', JSON.stringify(attempt));
    marketplace(noCard);
    openReview(buying);
    expect(await screen.findByText(/You tried to buy/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });
});
