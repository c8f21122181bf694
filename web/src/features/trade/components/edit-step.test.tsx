import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ownOrdersOf } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { TradePage } from '../pages/trade-page.tsx';
import { artwork, bookOrder, edition, session } from '../testing/fixtures.ts';
import { book, keysOf, marketplace, openReview as open, press } from '../testing/review.tsx';

const ownBid = bookOrder(82, 10_000);
const work = artwork(edition({ ...book, bids: [...book.bids, ownBid] }));
const path = '/bid-or-buy/ines-valadares/low-tide/41/Main?action=edit&bidId=82';
const askPath = '/ask-or-sell/ines-valadares/low-tide/41/Main?action=edit&askId=9';
const save = 'PUT /api/bids/82';
const saveAsk = 'PUT /api/asks/9';
const done = { body: { bidId: 82, orderId: null } };

function market(answers: Parameters<typeof marketplace>[0] = {}) {
  return marketplace({
    'GET /api/artworks/41': { body: work },
    'GET /api/artworks/41/own-orders': { body: ownOrdersOf([9], [82]) },
    ...answers,
  });
}

async function type(price: string, label = 'Your bid') {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, price);
}

describe('one’s own bid', () => {
  test('is raised with two presses, at the total that was shown', async () => {
    const network = market({ [save]: done });
    const { address } = open(path);
    expect(await screen.findByText(/Now £100, until accepted/)).toBeVisible();
    expect(screen.getByLabelText('Your bid')).toHaveValue('100');
    await press('Beat the highest bid · £205');
    const lines = screen.getByRole('table', { name: 'What you pay' });
    expect(within(lines).getByRole('row', { name: /Maximum total/ })).toHaveTextContent('£225.99');
    await press('Raise bid · at most £225.99');
    await waitFor(() => expect(address()).toBe('/my-account/buying?bidId=82'));
    const [{ body } = {}] = network.of(save);
    expect(body).toEqual({ price: 20_500, expectedTotal: { amount: 22_599, currency: 'GBP' } });
  });

  test('keeps its end unless another is chosen, and asks for a change first', async () => {
    const network = market({ [save]: done });
    open(path);
    await press(/^Keep bid/);
    expect(await screen.findByText(/Nothing has changed yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '60 days' }));
    await press(/^Keep bid/);
    await waitFor(() => expect(network.of(save)).toHaveLength(1));
    expect(network.of(save)[0]?.body).toMatchObject({ price: 10_000, expiresInDays: 60 });
  });

  test('that would buy at once goes on to the review of the purchase', async () => {
    const network = market({ [save]: { body: { bidId: 82, orderId: 700 } } });
    const { address } = open(path);
    await type('310');
    expect(screen.getByText('This buys immediately')).toBeVisible();
    await press('Review the purchase');
    await waitFor(() => expect(address()).toContain('/bid-or-buy/review-bid/'));
    expect(address()).toContain('bidId=82');
    await press('Buy now · £312');
    await waitFor(() => expect(network.of(save)).toHaveLength(1));
    expect(network.of(save)[0]?.body).toEqual({
      price: 31_000,
      expectedTotal: { amount: 31_200, currency: 'GBP' },
    });
  });

  test('shows the amount that the server names, and drops it with the next price', async () => {
    const next = { price: { amount: 23_000, currency: 'GBP' } };
    const network = market({
      [save]: [{ status: 409, error: 'trade.price-changed', more: { next } }, done],
    });
    open(path);
    await type('205');
    await press('Raise bid · at most £225.99');
    expect(await screen.findByText('The total changed while you were looking')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Raise bid · at most £230' })).toBeVisible();
    await type('210');
    expect(screen.queryByText('The total changed while you were looking')).toBeNull();
    await press('Raise bid · at most £231.50');
    await waitFor(() => expect(network.of(save)).toHaveLength(2));
  });

  test('is sent under one key until it is known what became of it', async () => {
    const network = market({
      [save]: { status: 502, error: 'trade.unknown-outcome' },
      'POST /api/trades/outcome': { body: { outcome: 'done', id: 82, orderId: null } },
    });
    const { address } = open(path);
    await type('205');
    await press('Raise bid · at most £225.99');
    await waitFor(() => expect(address()).toBe('/my-account/buying?bidId=82'));
    const [key] = keysOf(network, save);
    expect(network.of('POST /api/trades/outcome')[0]?.body).toEqual({ key });
  });

  test('that has ended, or is another person’s, cannot be edited', async () => {
    market({ 'GET /api/artworks/41/own-orders': { body: ownOrdersOf([], []) } });
    open(path);
    expect(await screen.findByText('This is not one of your open bids')).toBeVisible();
    expect(screen.getByText(/belongs to another account/)).toBeVisible();
    expect(screen.queryByLabelText('Your bid')).toBeNull();
  });

  test('that could not be read is read again', async () => {
    const failed = { status: 503, error: 'upstream.unavailable' } as const;
    market({ 'GET /api/artworks/41/own-orders': [failed, { body: ownOrdersOf([], [82]) }] });
    open(path);
    await press('Try again');
    expect(await screen.findByText(/Now £100/)).toBeVisible();
  });

  test('is a new bid for a visitor', async () => {
    market();
    renderAt(path, <TradePage />, session({ user: null }));
    expect(await screen.findByRole('radio', { name: /Place bid/ })).toBeChecked();
    expect(screen.queryByText(/Now £100/)).toBeNull();
  });
});

describe('one’s own listing', () => {
  test('shows the payout while its price is typed', async () => {
    const network = market({
      [saveAsk]: { body: { askId: 9, status: 'Approved', orderId: null } },
    });
    const { address } = open(askPath);
    await type('290', 'Your price');
    const button = await screen.findByRole('button', { name: /^Raise price · payout £/ });
    await userEvent.click(button);
    await waitFor(() => expect(address()).toBe('/my-account/selling?askId=9&placed=updated'));
    expect(network.of(saveAsk)[0]?.body).toMatchObject({ price: 29_000, dhlInsurance: false });
  });

  test('far from the market is asked for once more', async () => {
    const network = market({
      [saveAsk]: { body: { askId: 9, status: 'Approved', orderId: null } },
    });
    open(askPath);
    await type('3000', 'Your price');
    await press(/^Raise price/);
    expect(
      await screen.findByText(/£3,000 is more than three times the lowest ask, £300/),
    ).toBeVisible();
    expect(network.of(saveAsk)).toHaveLength(0);
    await press(/^Raise price/);
    await waitFor(() => expect(network.of(saveAsk)).toHaveLength(1));
  });
});
