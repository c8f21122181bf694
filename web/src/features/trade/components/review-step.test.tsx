import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BuyingView } from '../../../../../shared/contracts/account.ts';
import { swrConfig } from '../../../lib/swr/config.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { TradePage } from '../pages/trade-page.tsx';
import { artwork, bookOrder, edition, ownBid, profile, session } from '../testing/fixtures.ts';

const book = {
  asks: [bookOrder(71, 30_000, { sellerRegion: 'UK' })],
  bids: [bookOrder(81, 20_000)],
};
const review = '/bid-or-buy/review-bid/ines-valadares/low-tide/41/Main';
const bidding = `${review}?action=bid&price=250&currency=GBP&expires=30`;
const buying = `${review}?action=buy`;
const selling = '/ask-or-sell/review-sale/ines-valadares/low-tide/41/Main';

function marketplace(answers: Record<string, Answer | Answer[]> = {}) {
  return stubFetch({
    'GET /api/artworks/41': { body: artwork(edition(book)) },
    'GET /api/profile': { body: profile },
    'GET /api/session': { body: session() },
    'GET /api/account/buying': { body: { bids: [], orders: [] } },
    'GET /api/account/selling': { body: { asks: [], orders: [] } },
    ...answers,
  });
}
const open = (address: string) => renderAt(address, <TradePage />, session());
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const keysOf = (network: ReturnType<typeof stubFetch>, name: string) =>
  network.of(name).map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('placing', () => {
  test('bids what the review shows, under a key, and leads to the bid', async () => {
    const network = marketplace({ 'POST /api/bids': { body: { bidId: 5, orderId: null } } });
    const { address } = open(bidding);
    await press('Place bid · £250');
    await waitFor(() => expect(address()).toBe('/my-account/buying?bidId=5'));
    expect(network.of('POST /api/bids').map(({ body }) => body)).toEqual([
      {
        editionId: 500,
        price: 25_000,
        expiresInDays: 30,
        expectedTotal: { amount: 27_560, currency: 'GBP' },
      },
    ]);
    expect(keysOf(network, 'POST /api/bids')[0]).toMatch(/^[\w-]{16,100}$/);
  });

  test('buys the lowest ask for the total on the button, and leads to the order', async () => {
    const network = marketplace({ 'POST /api/purchases': { body: { bidId: 6, orderId: 33 } } });
    const { address } = open(buying);
    await press('Buy · £312');
    await waitFor(() => expect(address()).toBe('/my-account/buying/order/41/33'));
    expect(network.of('POST /api/purchases')[0]?.body).toEqual({
      editionId: 500,
      askId: 71,
      expectedTotal: { amount: 31_200, currency: 'GBP' },
    });
  });

  test('lists for the payout on the button, insurance included', async () => {
    const network = marketplace({
      'POST /api/asks': { body: { askId: 9, status: 'PendingAuthentication', orderId: null } },
    });
    const { address } = open(
      `${selling}?action=list&price=290&currency=GBP&expires=0&DHLInsurance=true`,
    );
    await press('List · payout £251.90');
    await waitFor(() => expect(address()).toBe('/my-account/selling?askId=9&placed=true'));
    expect(network.of('POST /api/asks')[0]?.body).toMatchObject({
      price: 29_000,
      expiresInDays: 0,
      dhlInsurance: true,
      expectedPayout: { amount: 25_190 },
    });
  });

  test('sells into the highest bid', async () => {
    const network = marketplace({
      'POST /api/sales': { body: { askId: 9, status: 'Done', orderId: 34 } },
    });
    const { address } = open(`${selling}?action=sell`);
    await press('Sell · payout £182');
    await waitFor(() => expect(address()).toBe('/my-account/selling/sale/41/34'));
    expect(network.of('POST /api/sales')[0]?.body).toMatchObject({ bidId: 81 });
  });

  test('sends one trade, however often the button is pressed', async () => {
    const network = marketplace({ 'POST /api/purchases': 'never' });
    open(buying);
    const button = await screen.findByRole('button', { name: 'Buy · £312' });
    await userEvent.tripleClick(button);
    expect(network.of('POST /api/purchases')).toHaveLength(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});

describe('a refusal', () => {
  test('shows the new total after a change of price, and trades only when pressed again', async () => {
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
    const { address } = open(buying);
    await press('Buy · £312');
    expect(await screen.findByText(/It was £312, it is now £315/)).toBeVisible();
    const lines = screen.getByRole('table', { name: 'What you pay' });
    expect(within(lines).getByRole('row', { name: 'Total £315' })).toBeVisible();
    expect(network.of('POST /api/purchases')).toHaveLength(1);
    await press('Buy · £315');
    await waitFor(() => expect(address()).toContain('/order/41/33'));
    const [first, second] = keysOf(network, 'POST /api/purchases');
    expect(second).not.toBe(first);
    expect(network.of('POST /api/purchases')[1]?.body).toMatchObject({
      expectedTotal: { amount: 31_500 },
    });
  });

  test('offers the next ask with one press when somebody was faster', async () => {
    const network = marketplace({
      'POST /api/purchases': [
        { status: 409, error: 'trade.ask-sold' },
        { body: { bidId: 6, orderId: 33 } },
      ],
    });
    open(buying);
    const button = await screen.findByRole('button', { name: 'Buy · £312' });
    const next = { ...book, asks: [bookOrder(72, 32_000, { sellerRegion: 'UK' })] };
    network.answer('GET /api/artworks/41', { body: artwork(edition(next)) });
    await userEvent.click(button);
    expect(await screen.findByText('This ask has already been sold')).toBeVisible();
    expect(await screen.findByText(/The next best is £320/)).toBeVisible();
    await press('Buy · £332.80');
    await waitFor(() =>
      expect(network.of('POST /api/purchases')[1]?.body).toMatchObject({ askId: 72 }),
    );
  });

  test('offers to bid instead when nothing is left to buy', async () => {
    const network = marketplace({
      'POST /api/purchases': { status: 409, error: 'trade.ask-sold' },
    });
    open(buying);
    const button = await screen.findByRole('button', { name: 'Buy · £312' });
    network.answer('GET /api/artworks/41', {
      body: artwork(edition({ ...book, asks: [] })),
    });
    await userEvent.click(button);
    expect(await screen.findByText('Nobody is asking for a price right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another price' })).toBeVisible();
  });

  test('offers the nearest price that would be taken', async () => {
    marketplace({
      'POST /api/bids': {
        status: 400,
        error: 'trade.price-refused',
        more: { next: { price: { amount: 25_500, currency: 'GBP' }, orderId: null } },
      },
    });
    const { address } = open(bidding);
    await press('Place bid · £250');
    await press('Bid £255');
    await waitFor(() => expect(address()).toContain('price=255&'));
    expect(await screen.findByRole('button', { name: 'Place bid · £255' })).toBeVisible();
  });

  test('says that nothing happened when the marketplace could not be reached', async () => {
    const network = marketplace({
      'POST /api/bids': [
        { status: 503, error: 'upstream.unavailable' },
        { body: { bidId: 5, orderId: null } },
      ],
    });
    const { address } = open(bidding);
    await press('Place bid · £250');
    expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
    expect(screen.getByText('req-1')).toBeVisible();
    await press('Place bid · £250');
    await waitFor(() => expect(address()).toContain('bidId=5'));
    const keys = keysOf(network, 'POST /api/bids');
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('an unknown outcome', () => {
  /** As long as the account is looked through. */
  const lookUp = () => act(() => vi.advanceTimersByTimeAsync(8_000));
  const unknown = 'We do not know yet whether this went through';

  test('is looked up in the account, and found', async () => {
    const network = marketplace({
      'POST /api/bids': { status: 502, error: 'trade.unknown-outcome' },
      'GET /api/account/buying': [
        { body: { bids: [ownBid(4, 25_000)], orders: [] } },
        { body: { bids: [ownBid(4, 25_000)], orders: [] } },
        { body: { bids: [ownBid(4, 25_000), ownBid(5, 25_000)], orders: [] } },
      ],
    });
    const { address } = open(bidding);
    await press('Place bid · £250');
    expect(await screen.findByText(unknown)).toBeVisible();
    await lookUp();
    await waitFor(() => expect(address()).toBe('/my-account/buying?bidId=5'));
    expect(network.of('POST /api/bids')).toHaveLength(1);
  });

  test('is said, and sent again under the same key, when the account does not tell', async () => {
    const network = marketplace({
      'POST /api/bids': ['no-answer', { body: { bidId: 5, orderId: null } }],
    });
    const { address } = open(bidding);
    await press('Place bid · £250');
    expect(await screen.findByText(/We are looking into your account/)).toBeVisible();
    await lookUp();
    const again = await screen.findByRole('button', { name: 'Send it again' });
    expect(screen.getByText(/Nothing of it shows in your account so far/)).toBeVisible();
    await userEvent.click(again);
    await waitFor(() => expect(address()).toContain('bidId=5'));
    const keys = keysOf(network, 'POST /api/bids');
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(network.of('POST /api/bids')[1]?.body).toEqual(network.of('POST /api/bids')[0]?.body);
  });

  test('is taken up again after a reload in the middle', async () => {
    const network = marketplace({ 'POST /api/bids': 'never' });
    const first = open(bidding);
    await press('Place bid · £250');
    first.unmount();
    network.answer('GET /api/account/buying', { body: { bids: [ownBid(5, 25_000)], orders: [] } });
    const { address } = open(bidding);
    await waitFor(() => expect(address()).toBe('/my-account/buying?bidId=5'));
    expect(network.of('POST /api/bids')).toHaveLength(1);
  });
});

describe('an attempt that came to nothing', () => {
  test('may be left once it would long be in the account', async () => {
    marketplace({ 'POST /api/bids': 'no-answer' });
    open(bidding);
    await press('Place bid · £250');
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await press('Look once more');
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    await press('Leave it');
    expect(await screen.findByRole('button', { name: 'Place bid · £250' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('may not be left while the account cannot be read', async () => {
    const network = marketplace({ 'POST /api/bids': 'no-answer' });
    open(bidding);
    const button = await screen.findByRole('button', { name: 'Place bid · £250' });
    network.answer('GET /api/account/buying', { status: 503, error: 'upstream.unavailable' });
    await userEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(70_000));
    await press('Look once more');
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
  });
});

test('the page that it leads to shows what was placed, not what was read before', async () => {
  const mine = ownBid(5, 25_000);
  const network = marketplace({ 'POST /api/bids': { body: { bidId: 5, orderId: null } } });
  function Account() {
    const { data } = useApi<BuyingView>('/api/account/buying');
    return <p>{data ? `${data.bids.length} bids` : 'reading'}</p>;
  }
  renderAt(
    bidding,
    // Calls made shortly after each other are one, as in the site.
    <SWRConfig value={{ dedupingInterval: swrConfig.dedupingInterval ?? 2_000 }}>
      <Routes>
        <Route element={<TradePage />} path="/bid-or-buy/*" />
        <Route element={<Account />} path="/my-account/buying" />
      </Routes>
    </SWRConfig>,
    session(),
  );
  const button = await screen.findByRole('button', { name: 'Place bid · £250' });
  network.answer('GET /api/account/buying', { body: { bids: [mine], orders: [] } });
  await userEvent.click(button);
  expect(await screen.findByText('1 bids')).toBeVisible();
});

test('reminds of what stands on the same edition already', async () => {
  marketplace({ 'GET /api/account/buying': { body: { bids: [ownBid(4, 15_000)], orders: [] } } });
  open(buying);
  expect(await screen.findByText(/Your bid of £150 on this edition stays open/)).toBeVisible();
});

describe('before the review', () => {
  test('asks for the address first where there is none', async () => {
    marketplace({ 'GET /api/profile': { body: { shippingAddress: null, billingAddress: null } } });
    const { address } = open(bidding);
    await waitFor(() => expect(address()).toContain('/bid-or-buy/shipping-and-billing/'));
    expect(address()).toContain('price=250');
  });

  test('asks a visitor to sign in, and knows the way back', async () => {
    marketplace();
    const { overlay } = renderAt(bidding, <TradePage />, session({ user: null }));
    await waitFor(() =>
      expect(overlay()).toMatchObject({ kind: 'auth', intent: { redirectTo: bidding } }),
    );
  });

  test("reckons by the address's country, not by where one looks from", async () => {
    const address = { ...profile.shippingAddress, country: 'FR' };
    marketplace({
      'GET /api/profile': { body: { shippingAddress: address, billingAddress: null } },
    });
    open(buying);
    expect(await screen.findByRole('button', { name: /^Buy · €/ })).toBeVisible();
  });
});
