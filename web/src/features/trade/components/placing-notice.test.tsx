import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { draftStore } from '../../../lib/session-store.ts';
import { artwork, bookOrder, edition } from '../testing/fixtures.ts';
import {
  bidding,
  book,
  buying,
  keysOf,
  marketplace,
  openReview,
  ownCopy,
  press,
  selling,
} from '../testing/review.tsx';

describe('a refusal', () => {
  test('shows the new total after a price change, and trades only on another press', async () => {
    const network = marketplace({
      'POST /api/purchases': [
        {
          status: 409,
          error: 'trade.price-changed',
          more: { next: { price: { amount: 31_500, currency: 'GBP' }, orderId: null } },
        },
        { body: { bidId: 6, orderId: 33 } },
      ],
    });
    const { address } = openReview(buying);
    await press('Buy now · £312');
    expect(await screen.findByText('The total changed while you were looking')).toBeVisible();
    expect(screen.getByText(/It was £312, it is now £315/)).toBeVisible();
    const lines = screen.getByRole('table', { name: 'What you pay' });
    expect(within(lines).getByRole('row', { name: 'Total £315' })).toBeVisible();
    expect(network.of('POST /api/purchases')).toHaveLength(1);
    await press('Buy now · £315');
    await waitFor(() => expect(address()).toBe('/thanks/purchase/33'));
    const [first, second] = keysOf(network, 'POST /api/purchases');
    expect(second).not.toBe(first);
    expect(network.of('POST /api/purchases')[1]?.body).toMatchObject({
      expectedTotal: { amount: 31_500 },
    });
  });

  test('shows by how much a payout fell, as a deduction', async () => {
    const next = { price: { amount: 18_000, currency: 'GBP' }, orderId: null };
    marketplace({
      'POST /api/sales': { status: 409, error: 'trade.price-changed', more: { next } },
    });
    draftStore('copy.3.500').write(ownCopy);
    openReview(selling);
    await press('Sell now · payout £182');
    expect(await screen.findByText('Your payout changed while you were looking')).toBeVisible();
    const lines = screen.getByRole('table', { name: 'What you get' });
    expect(within(lines).getByRole('row', { name: /^Change in rates.* − £2$/ })).toBeVisible();
    expect(within(lines).getByRole('row', { name: 'Your payout £180' })).toBeVisible();
  });

  test('offers the next ask when another buyer was faster', async () => {
    const network = marketplace({
      'POST /api/purchases': [
        { status: 409, error: 'trade.ask-sold' },
        { body: { bidId: 6, orderId: 33 } },
      ],
    });
    openReview(buying);
    const button = await screen.findByRole('button', { name: 'Buy now · £312' });
    const next = { ...book, asks: [bookOrder(72, 32_000, { sellerRegion: 'UK' })] };
    network.answer('GET /api/artworks/41', { body: artwork(edition(next)) });
    await userEvent.click(button);
    expect(await screen.findByText('This ask has already been sold')).toBeVisible();
    expect(
      await screen.findByText(/taken before you pressed.*next best price is £320/),
    ).toBeVisible();
    await press('Buy now · £332.80');
    await waitFor(() =>
      expect(network.of('POST /api/purchases')[1]?.body).toMatchObject({ askId: 72 }),
    );
  });

  test('says that a better price came in, and trades only on another press', async () => {
    const network = marketplace({
      'POST /api/purchases': [
        { status: 409, error: 'trade.ask-sold' },
        { body: { bidId: 6, orderId: 33 } },
      ],
    });
    openReview(buying);
    const button = await screen.findByRole('button', { name: 'Buy now · £312' });
    const next = { ...book, asks: [bookOrder(72, 29_000, { sellerRegion: 'UK' })] };
    network.answer('GET /api/artworks/41', { body: artwork(edition(next)) });
    await userEvent.click(button);
    expect(await screen.findByText(/You would now pay £301.60 instead of £312/)).toBeVisible();
    expect(screen.queryByText('This ask has already been sold')).toBeNull();
    expect(network.of('POST /api/purchases')).toHaveLength(1);
    await press('Buy now · £301.60');
    await waitFor(() =>
      expect(network.of('POST /api/purchases')[1]?.body).toMatchObject({ askId: 72 }),
    );
  });

  test('offers to bid when nothing is left to buy', async () => {
    const network = marketplace({
      'POST /api/purchases': { status: 409, error: 'trade.ask-sold' },
    });
    openReview(buying);
    const button = await screen.findByRole('button', { name: 'Buy now · £312' });
    network.answer('GET /api/artworks/41', {
      body: artwork(edition({ ...book, asks: [] })),
    });
    await userEvent.click(button);
    expect(await screen.findByText('No asks right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another price' })).toBeVisible();
  });

  test('offers the nearest acceptable price', async () => {
    marketplace({
      'POST /api/bids': {
        status: 400,
        error: 'trade.price-refused',
        more: { next: { price: { amount: 25_500, currency: 'GBP' }, orderId: null } },
      },
    });
    const { address } = openReview(bidding);
    await press('Place bid · at most £275.60');
    await press('Bid £255');
    await waitFor(() => expect(address()).toContain('price=255&'));
    expect(
      await screen.findByRole('button', { name: 'Place bid · at most £281.11' }),
    ).toBeVisible();
  });

  test('says that nothing happened when the marketplace could not be reached', async () => {
    const network = marketplace({
      'POST /api/bids': [
        { status: 503, error: 'upstream.unavailable' },
        { body: { bidId: 5, orderId: null } },
      ],
    });
    const { address } = openReview(bidding);
    await press('Place bid · at most £275.60');
    expect(await screen.findByText('Nothing has been placed yet')).toBeVisible();
    expect(screen.getByText('req-1')).toBeVisible();
    await press('Place bid · at most £275.60');
    await waitFor(() => expect(address()).toBe('/thanks/bid/5'));
    const keys = keysOf(network, 'POST /api/bids');
    expect(keys[1]).toBe(keys[0]);
  });

  test('explains the user’s own order without a support reference', async () => {
    marketplace({ 'POST /api/purchases': { status: 400, error: 'trade.own-order' } });
    openReview(buying);
    await press('Buy now · £312');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('That ask is yours');
    expect(notice).toHaveTextContent('nothing was placed');
    expect(screen.queryByText('req-1')).toBeNull();
    expect(screen.getByRole('link', { name: 'View your listings' })).toHaveAttribute(
      'href',
      '/my-account/selling',
    );
  });

  test.each([
    ['trade.card-missing', 'Add a payment card first', 'Add a card', '/my-account/payment'],
    ['trade.unpaid-limit', 'Pay for your open orders', 'View your orders', '/my-account/buying'],
  ] as const)('links to the next step for %s', async (error, words, label, href) => {
    marketplace({ 'POST /api/purchases': { status: 400, error } });
    openReview(buying);
    await press('Buy now · £312');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  test('scrolls into view and takes the focus each time', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    marketplace({ 'POST /api/bids': { status: 503, error: 'upstream.unavailable' } });
    openReview(bidding);
    await press('Place bid · at most £275.60');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveFocus();
    expect(scrolled).toHaveBeenCalled();
    scrolled.mockClear();
    await press('Place bid · at most £275.60');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(scrolled).toHaveBeenCalled();
  });
});
