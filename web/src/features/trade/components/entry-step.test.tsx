import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultFees } from '../../../../../shared/domain/default-fees.ts';
import { formatMoney, money } from '../../../../../shared/domain/money.ts';
import { ownOrdersOf } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { TradePage } from '../pages/trade-page.tsx';
import { artwork, bookOrder, edition, profile, session } from '../testing/fixtures.ts';

const book = {
  asks: [bookOrder(71, 30_000, { sellerRegion: 'UK' })],
  bids: [bookOrder(81, 20_000)],
};
const work = artwork(edition(book));
const path = '/bid-or-buy/ines-valadares/low-tide/41/Main';
const sellPath = '/ask-or-sell/ines-valadares/low-tide/41/Main';
const visitor = session({ user: null });

beforeEach(() => {
  stubFetch({ 'GET /api/artworks/41': { body: work } });
});

async function type(price: string) {
  const field = await screen.findByLabelText('Your bid');
  await userEvent.clear(field);
  await userEvent.type(field, price);
  return field;
}

describe('choosing a bid', () => {
  test.each([
    ['19', 'The minimum bid is £20'],
    ['1000000', 'The maximum bid is £999,999'],
    ['201', 'To lead, bid at least £205'],
    ['abc', 'Enter an amount, such as 250'],
  ])('shows live why a price %s is refused', async (price, words) => {
    renderAt(`${path}?action=bid`, <TradePage />, visitor);
    const field = await type(price);
    expect(await screen.findByText(words)).toBeVisible();
    expect(field).toBeInvalid();
  });

  test('keeps the price in the address over a reload', async () => {
    const { address } = renderAt(`${path}?action=bid`, <TradePage />, visitor);
    await type('250');
    await userEvent.click(screen.getByRole('radio', { name: 'Until accepted' }));
    await waitFor(() => expect(address()).toContain('price=250&currency=GBP&expires=0'));
  });

  test('reads price and expiry from the address', async () => {
    renderAt(`${path}?action=bid&price=250.5&currency=GBP&expires=60`, <TradePage />, visitor);
    expect(await screen.findByLabelText('Your bid')).toHaveValue('250.50');
    expect(screen.getByRole('radio', { name: '60 days' })).toBeChecked();
  });

  test('calculates the total while typing, with the greatest possible shipping', async () => {
    renderAt(`${path}?action=bid`, <TradePage />, visitor);
    await type('250');
    const lines = await screen.findByRole('table', { name: 'What you pay' });
    // 250 + 6 % shipping = 265, + 4 % process fee = 275.60
    expect(within(lines).getByRole('row', { name: /Maximum total/ })).toHaveTextContent('£275.60');
  });

  test('suggests a price that takes the lead', async () => {
    renderAt(`${path}?action=bid`, <TradePage />, visitor);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Beat the highest bid · £205' }),
    );
    expect(screen.getByLabelText('Your bid')).toHaveValue('205');
    expect(screen.getByText('Yours would be the highest bid.')).toBeVisible();
  });

  test('says that a bid at the lowest ask buys at the ask’s price', async () => {
    renderAt(`${path}?action=bid`, <TradePage />, visitor);
    await type('450');
    expect(await screen.findByText('This buys immediately')).toBeVisible();
    const lines = screen.getByRole('table', { name: 'What you pay' });
    // The seller is in the same region: no shipping; 300 + 4 % = 312
    expect(within(lines).getByRole('row', { name: 'Total £312' })).toBeVisible();
  });

  test('does not continue without a price, and focuses the field', async () => {
    const { overlay } = renderAt(`${path}?action=bid`, <TradePage />, visitor);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter an amount, such as 250')).toBeVisible();
    expect(screen.getByLabelText('Your bid')).toHaveFocus();
    expect(overlay()).toBeNull();
  });
});

test('continues to the review while the address is loading', async () => {
  stubFetch({
    'GET /api/artworks/41': { body: work },
    'GET /api/profile': 'never',
    'GET /api/artworks/41/own-orders': { body: ownOrdersOf([], []) },
    'GET /api/account/buying': { body: { bids: [], orders: [] } },
    'GET /api/account/payment': 'never',
  });
  const { address } = renderAt(`${path}?action=buy`, <TradePage />, session());
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toContain('/bid-or-buy/review-bid/'));
});

test('keeps the whole intent through sign-in', async () => {
  const { overlay } = renderAt(`${path}?action=bid`, <TradePage />, visitor);
  await type('250');
  await userEvent.click(screen.getByRole('radio', { name: '60 days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(overlay()).toEqual({
    kind: 'auth',
    mode: 'register',
    intent: {
      reason: 'Sign in or register to place your bid.',
      redirectTo:
        '/bid-or-buy/shipping-and-billing/ines-valadares/low-tide/41/Main?action=bid&price=250&currency=GBP&expires=60',
    },
  });
});

test('shows the payout while typing, and the cost of insurance', async () => {
  renderAt(`${sellPath}?action=list`, <TradePage />, visitor);
  await userEvent.type(await screen.findByLabelText('Your price'), '290');
  const payout = () =>
    within(screen.getByRole('table', { name: 'What you get' })).getByRole('row', {
      name: /Your payout/,
    });
  // 290 less 6 % and 3 %
  expect(payout()).toHaveTextContent(formatMoney(money(26_390, 'GBP')));
  await userEvent.click(screen.getByRole('checkbox', { name: /Insure the shipment for £12/ }));
  expect(payout()).toHaveTextContent(formatMoney(money(25_190, 'GBP')));
});

test('recommends insurance from 1000 on', async () => {
  renderAt(`${sellPath}?action=list`, <TradePage />, visitor);
  const field = await screen.findByLabelText('Your price');
  await userEvent.type(field, '290');
  expect(screen.queryByText('Recommended')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '1000');
  expect(screen.getByText('Recommended')).toBeVisible();
});

test('says that there are no asks, and offers to bid', async () => {
  const empty = artwork(edition({ asks: [], bids: [] }));
  stubFetch({ 'GET /api/artworks/41': { body: empty } });
  renderAt(path, <TradePage />, visitor);
  expect(await screen.findByRole('radio', { name: /Buy now/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Place bid/ })).toBeChecked();
});

test('shows a failed read with a retry', async () => {
  const network = stubFetch({ 'GET /api/artworks/41': { status: 400, error: 'request.invalid' } });
  renderAt(path, <TradePage />, visitor);
  await screen.findByText('We couldn’t load the artwork');
  network.answer('GET /api/artworks/41', { body: work });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Bid or buy' })).toBeVisible();
});

test('is not found for an unknown edition', async () => {
  renderAt(path.replace('Main', 'Gold'), <TradePage />, visitor);
  expect(await screen.findByText('Page not found')).toBeVisible();
});

describe('with the user’s own orders in the book', () => {
  const asks = [bookOrder(71, 30_000, { sellerRegion: 'UK' }), bookOrder(72, 31_000)];
  function openOwn(ownAsks: number[], ownBids: number[], at: string) {
    stubFetch({
      'GET /api/artworks/41': { body: artwork(edition({ asks, bids: [bookOrder(81, 20_000)] })) },
      'GET /api/profile': { body: profile },
      'GET /api/artworks/41/own-orders': { body: ownOrdersOf(ownAsks, ownBids) },
    });
    return renderAt(at, <TradePage />, session());
  }

  test('offers the next ask, and says that the lowest is the user’s own', async () => {
    openOwn([71], [], `${path}?action=buy`);
    expect(await screen.findByRole('radio', { name: /Buy now for £310/ })).toBeChecked();
    expect(screen.getByText(/The lowest ask is yours; the next is £310/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit your ask' })).toHaveAttribute(
      'href',
      '/ask-or-sell/ines-valadares/low-tide/41/Main?action=edit&askId=71',
    );
  });

  test('does not suggest to beat the user’s own bid', async () => {
    openOwn([], [81], `${path}?action=bid`);
    expect(await screen.findByText(/The highest bid is yours/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /the highest bid/ })).toBeNull();
  });

  test('does not offer the user’s own bid', async () => {
    openOwn([], [81], `${sellPath}?action=list`);
    expect(await screen.findByRole('radio', { name: /Sell now/ })).toBeDisabled();
    expect(screen.getByText('No other bids right now')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Your price'), '150');
    expect(
      screen.getByText('Your own bid of £200 is in the way: ask for more, or withdraw it'),
    ).toBeVisible();
  });

  test('says that there is no room between bid and ask', async () => {
    stubFetch({
      'GET /api/artworks/41': {
        body: artwork(edition({ asks: [bookOrder(71, 20_400)], bids: [bookOrder(81, 20_000)] })),
      },
    });
    renderAt(`${path}?action=bid`, <TradePage />, visitor);
    await type('202');
    expect(
      screen.getByText(
        'There is no room between the highest bid and the lowest ask: match £200, or buy for £204',
      ),
    ).toBeVisible();
  });
});

describe('in another currency', () => {
  const boston = { country: 'US', region: 'US', currency: 'USD' } as const;

  test('shows a price typed in another currency with its conversion', async () => {
    const { address } = renderAt(
      `${path}?action=bid&price=250&currency=GBP`,
      <TradePage />,
      session({ user: null, place: boston }),
    );
    expect(await screen.findByLabelText('Your bid')).toHaveValue('327.50');
    expect(screen.getByText('Your bid of £250 is $327.50 at today’s rate.')).toBeVisible();
    expect(
      screen.getByText(
        'Prices for delivery to the United States, in US dollars. Your address may change them.',
      ),
    ).toBeVisible();
    await type('330');
    expect(screen.queryByText(/at today’s rate/)).toBeNull();
    await waitFor(() => expect(address()).toContain('price=330&currency=USD'));
  });

  test('suggests whole amounts', async () => {
    renderAt(`${path}?action=bid`, <TradePage />, session({ user: null, place: boston }));
    expect(
      await screen.findByRole('button', { name: 'Beat the highest bid · $269' }),
    ).toBeVisible();
  });
});

test('uses the artwork’s fees', async () => {
  const fees = { ...defaultFees, applicationFee: 10, dhlInsuranceFee: 2 };
  stubFetch({ 'GET /api/artworks/41': { body: artwork(edition(book), { fees }) } });
  renderAt(`${sellPath}?action=list`, <TradePage />, visitor);
  await userEvent.type(await screen.findByLabelText('Your price'), '1000');
  const lines = screen.getByRole('table', { name: 'What you get' });
  expect(within(lines).getByRole('row', { name: /Application fee/ })).toHaveTextContent('£100');
  expect(screen.getByRole('checkbox', { name: /Insure the shipment for £20/ })).toBeVisible();
});
