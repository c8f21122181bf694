import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownBid } from '../testing/fixtures.ts';
import { bidding, keysOf, marketplace, openReview, press } from '../testing/review.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

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
    const { address } = openReview(bidding);
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
    const { address } = openReview(bidding);
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
    const first = openReview(bidding);
    await press('Place bid · £250');
    first.unmount();
    network.answer('GET /api/account/buying', { body: { bids: [ownBid(5, 25_000)], orders: [] } });
    const { address } = openReview(bidding);
    await waitFor(() => expect(address()).toBe('/my-account/buying?bidId=5'));
    expect(network.of('POST /api/bids')).toHaveLength(1);
  });
});

describe('an attempt that came to nothing', () => {
  test('may be left once it would long be in the account', async () => {
    marketplace({ 'POST /api/bids': 'no-answer' });
    openReview(bidding);
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
    openReview(bidding);
    const button = await screen.findByRole('button', { name: 'Place bid · £250' });
    network.answer('GET /api/account/buying', { status: 503, error: 'upstream.unavailable' });
    await userEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(70_000));
    await press('Look once more');
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
  });
});
