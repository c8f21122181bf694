import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { SWRConfig } from 'swr';
import { describe, expect, test, vi } from 'vitest';
import { getBuying } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { draftStore } from '../../../lib/session-store.ts';
import { swrConfig } from '../../../lib/swr/config.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ownOrdersOf } from '../../../lib/testing/catalogue.ts';
import { adasAddress } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import type { Answer } from '../../../lib/testing/stub-fetch.ts';
import { toast } from '../../../lib/toast.ts';
import { TradePage } from '../pages/trade-page.tsx';
import { ownBid, profile, session } from '../testing/fixtures.ts';
import {
  bidding,
  buying,
  keysOf,
  listing,
  marketplace,
  openReview,
  ownCopy,
  press,
  selling,
} from '../testing/review.tsx';

describe('placing', () => {
  test('places the bid that is shown, under a key, and thanks for it', async () => {
    const network = marketplace({ 'POST /api/bids': { body: { bidId: 5, orderId: null } } });
    const { address } = openReview(bidding);
    await press('Place bid · at most £275.60');
    await waitFor(() => expect(address()).toBe('/thanks/bid/5'));
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

  test('buys the lowest ask for the total on the button, and thanks for it', async () => {
    const network = marketplace({ 'POST /api/purchases': { body: { bidId: 6, orderId: 33 } } });
    const { address } = openReview(buying);
    await press('Buy now · £312');
    await waitFor(() => expect(address()).toBe('/thanks/purchase/33'));
    expect(network.of('POST /api/purchases')[0]?.body).toEqual({
      editionId: 500,
      askId: 71,
      expectedTotal: { amount: 31_200, currency: 'GBP' },
    });
  });

  test('of a purchase stays one when its price is looked at again', async () => {
    marketplace();
    const { address } = openReview(buying);
    await userEvent.click(await screen.findByRole('link', { name: 'Change the price' }));
    expect(await screen.findByRole('radio', { name: /^Buy now/ })).toBeChecked();
    expect(address()).toContain('/Main?action=buy');
  });

  test('lists for the payout on the button, insurance included', async () => {
    const network = marketplace({
      'POST /api/asks': { body: { askId: 9, status: 'PendingAuthentication', orderId: null } },
    });
    draftStore('copy.3.500').write(ownCopy);
    const { address } = openReview(listing);
    await press('List artwork · payout £251.90');
    await waitFor(() => expect(address()).toBe('/my-account/selling?askId=9&placed=true'));
    expect(network.of('POST /api/asks')[0]?.body).toMatchObject({
      price: 29_000,
      expiresInDays: 0,
      dhlInsurance: true,
      copyDetails: { number: '12/75', newCondition: true, framed: true, certificate: false },
      expectedPayout: { amount: 25_190 },
    });
    expect(draftStore('copy.3.500').read(), 'another listing starts anew').toBeNull();
  });

  test('sells into the highest bid', async () => {
    const network = marketplace({
      'POST /api/sales': { body: { askId: 9, status: 'Done', orderId: 34 } },
    });
    draftStore('copy.3.500').write(ownCopy);
    const { address } = openReview(selling);
    await press('Sell now · payout £182');
    await waitFor(() => expect(address()).toBe('/thanks/sale/34'));
    expect(network.of('POST /api/sales')[0]?.body).toMatchObject({
      bidId: 81,
      copyDetails: { number: '12/75', provenance: 'Bought in 2019' },
    });
  });

  test('sends one trade, however often the button is pressed', async () => {
    const network = marketplace({ 'POST /api/purchases': 'never' });
    openReview(buying);
    const button = await screen.findByRole('button', { name: 'Buy now · £312' });
    await userEvent.tripleClick(button);
    expect(network.of('POST /api/purchases')).toHaveLength(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});

test('shows the placed trade on the next page, not cached data', async () => {
  const mine = ownBid(5, 25_000);
  const network = marketplace({ 'POST /api/bids': { body: { bidId: 5, orderId: null } } });
  function Account() {
    const { data } = useApi(apiPath(getBuying));
    return <p>{data ? `${data.bids.length} bids` : 'reading'}</p>;
  }
  renderAt(
    bidding,
    // As in the site: calls in quick succession are deduplicated.
    <SWRConfig value={{ dedupingInterval: swrConfig.dedupingInterval ?? 2_000 }}>
      <Routes>
        <Route element={<TradePage />} path="/bid-or-buy/*" />
        <Route element={<Account />} path="/thanks/bid/5" />
      </Routes>
    </SWRConfig>,
    session(),
  );
  const button = await screen.findByRole('button', { name: 'Place bid · at most £275.60' });
  network.answer('GET /api/account/buying', { body: { bids: [mine], orders: [] } });
  await userEvent.click(button);
  expect(await screen.findByText('1 bids')).toBeVisible();
});

test('lists the user’s open orders on the same edition', async () => {
  marketplace({ 'GET /api/artworks/41/own-orders': { body: ownOrdersOf([], [4]) } });
  openReview(buying);
  expect(await screen.findByText(/Your bid of £100 on this edition stays open/)).toBeVisible();
});

describe('before the review', () => {
  test('asks for a missing address first', async () => {
    marketplace({ 'GET /api/profile': { body: { shippingAddress: null, billingAddress: null } } });
    const { address } = openReview(bidding);
    await waitFor(() => expect(address()).toContain('/bid-or-buy/shipping-and-billing/'));
    expect(address()).toContain('price=250');
  });

  test('calculates by the address’s country, not the visitor’s location', async () => {
    const address = { ...profile.shippingAddress, country: 'FR' };
    marketplace({
      'GET /api/profile': { body: { shippingAddress: address, billingAddress: null } },
    });
    openReview(buying);
    expect(await screen.findByRole('button', { name: /^Buy now · €/ })).toBeVisible();
  });

  test('shows the whole address and the currency', async () => {
    const address = {
      ...adasAddress,
      address_2: 'Flat 2',
      city: 'Boston',
      state: 'MA',
      postalCode: '02108',
      country: 'US',
    };
    marketplace({
      'GET /api/profile': { body: { shippingAddress: address, billingAddress: null } },
    });
    openReview(bidding);
    expect(await screen.findByText('Boston, MA, 02108')).toBeVisible();
    for (const line of ['1 Rope Walk', 'Flat 2', 'United States', '+447700900123']) {
      expect(screen.getByText(line)).toBeVisible();
    }
    expect(screen.getByText('Your bid of £250 is $327.50 at today’s rate.')).toBeVisible();
    expect(
      screen.getAllByText('Delivery to the United States. Prices are in US dollars.'),
    ).not.toHaveLength(0);
  });

  test('explains that the only ask is the user’s own', async () => {
    marketplace({
      'GET /api/artworks/41/own-orders': { body: ownOrdersOf([71], []) },
    });
    openReview(buying);
    expect(await screen.findByText('The only ask is yours')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  });
});

describe('a trade whose page was left', () => {
  const link = 'Artists';
  function openAndLeave() {
    return renderAt(
      bidding,
      <>
        <Link to="/artists">{link}</Link>
        <Routes>
          <Route element={<TradePage />} path="/bid-or-buy/*" />
          <Route element={<p>All artists</p>} path="/artists" />
          <Route element={<p>Thank you</p>} path="/thanks/bid/5" />
        </Routes>
      </>,
      session(),
    );
  }

  /** Presses the button, and leaves the page before the answer comes. */
  async function tradeAndLeave(answer: Answer, meanwhile = () => {}) {
    marketplace({ 'POST /api/bids': answer });
    const answering = Promise.withResolvers<void>();
    const answerNow = globalThis.fetch;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
      if (path === '/api/bids') await answering.promise;
      return answerNow(path, init);
    });
    const { address } = openAndLeave();
    await press('Place bid · at most £275.60');
    await userEvent.click(screen.getByRole('link', { name: link }));
    expect(address()).toBe('/artists');
    meanwhile();
    answering.resolve();
    return address;
  }

  test('is told there, with the way to it', async () => {
    const told = vi.spyOn(toast, 'success').mockReturnValue(undefined);
    const address = await tradeAndLeave({ body: { bidId: 5, orderId: null } });
    await waitFor(() => expect(told).toHaveBeenCalled());
    const [words, , action] = told.mock.calls[0] ?? [];
    expect(words).toBe('Your bid on Low Tide is placed.');
    expect(address()).toBe('/artists');
    act(() => action?.onClick());
    await waitFor(() => expect(address()).toBe('/thanks/bid/5'));
  });

  test.each([
    ['refused', { status: 409, error: 'trade.price-changed' }, 'did not go through', 'Try again'],
    ['without an answer', 'no-answer', 'We do not know yet', 'Check'],
  ] as const)('is told there when it was %s', async (_how, answer, words, label) => {
    const told = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    const address = await tradeAndLeave(answer);
    await waitFor(() => expect(told).toHaveBeenCalled());
    const [said, , action] = told.mock.calls[0] ?? [];
    expect(said).toContain(words);
    expect(said).toContain('Low Tide');
    expect(action?.label).toBe(label);
    act(() => action?.onClick());
    await waitFor(() => expect(address()).toContain('/review-bid/'));
  });

  test('says nothing more once a look-up has settled it', async () => {
    const told = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    const notDone = { status: 409, error: 'trade.not-done' } as const;
    await tradeAndLeave(notDone, () => sessionStorage.clear());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(told).not.toHaveBeenCalled();
  });
});
