import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { bidding, buying, marketplace, openReview } from '../testing/review.tsx';

const payment = (more: object = {}) => ({
  body: { processor: 'sandbox', card: null, payouts: { status: 'none', missing: [] }, ...more },
});
const noCard = { 'GET /api/account/payment': payment() };
const title = 'Which card will you pay with?';

beforeEach(() => sessionStorage.clear());

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
