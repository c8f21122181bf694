import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownOrdersOf } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { TradePage } from '../pages/trade-page.tsx';
import { artwork, bookOrder, edition, profile, session } from './fixtures.ts';

/** A seller's draft of what they say of the copy. */
export const ownCopy = {
  number: '12/75',
  newCondition: 'yes',
  conditionNotes: '',
  certificate: 'no',
  framed: 'yes',
  provenance: 'Bought in 2019',
};

export const book = {
  asks: [bookOrder(71, 30_000, { sellerRegion: 'UK' })],
  bids: [bookOrder(81, 20_000)],
};
const review = '/bid-or-buy/review-bid/ines-valadares/low-tide/41/Main';
export const bidding = `${review}?action=bid&price=250&currency=GBP&expires=30`;
export const buying = `${review}?action=buy`;

const salePath = '/ask-or-sell/review-sale/ines-valadares/low-tide/41/Main';
export const selling = `${salePath}?action=sell`;
export const listing = `${salePath}?action=list&price=290&currency=GBP&expires=0&DHLInsurance=true`;

const card = { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2031 };
const payouts = { status: 'none', missing: [] };

/** A marketplace with one artwork, for a user with an address and a card but no orders. */
export function marketplace(answers: Record<string, Answer | Answer[]> = {}) {
  return stubFetch({
    'GET /api/artworks/41': { body: artwork(edition(book)) },
    'GET /api/profile': { body: profile },
    'GET /api/session': { body: session() },
    'GET /api/account/payment': { body: { processor: 'sandbox', card, payouts } },
    'GET /api/artworks/41/own-orders': { body: ownOrdersOf([], []) },
    'GET /api/account/buying': { body: { bids: [], orders: [] } },
    'GET /api/account/selling': { body: { asks: [], orders: [] } },
    ...answers,
  });
}

export function openReview(address: string) {
  return renderAt(address, <TradePage />, session());
}

export async function press(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

export function keysOf(network: ReturnType<typeof stubFetch>, name: string) {
  return network.of(name).map(({ headers }) => headers.get('idempotency-key'));
}
