import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bidding, keysOf, marketplace, openReview, press } from '../testing/review.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
});

const unknown = 'We do not know yet whether this went through';
const outcomeCall = 'POST /api/trades/outcome';
/** Runs through all look-ups of the outcome. */
const runPolls = () => act(() => vi.advanceTimersByTimeAsync(8_000));

describe('an unknown outcome', () => {
  test('is looked up by the attempt’s key', async () => {
    const network = marketplace({
      'POST /api/bids': { status: 502, error: 'trade.unknown-outcome' },
      [outcomeCall]: [
        { body: { outcome: 'in-progress' } },
        { body: { outcome: 'done', id: 5, orderId: null } },
      ],
    });
    const { address } = openReview(bidding);
    await press('Place bid · at most £275.60');
    expect(await screen.findByText(unknown)).toBeVisible();
    await runPolls();
    await waitFor(() => expect(address()).toBe('/thanks/bid/5'));
    expect(network.of('POST /api/bids')).toHaveLength(1);
    const [key] = keysOf(network, 'POST /api/bids');
    expect(network.of(outcomeCall).map(({ body }) => body)).toEqual([{ key }, { key }]);
  });

  test('allows another attempt under a new key if the trade was not done', async () => {
    const network = marketplace({
      'POST /api/bids': ['no-answer', { body: { bidId: 6, orderId: null } }],
      [outcomeCall]: { body: { outcome: 'not-done' } },
    });
    const { address } = openReview(bidding);
    await press('Place bid · at most £275.60');
    expect(await screen.findByText(/nothing has changed/)).toBeVisible();
    await press('Place bid · at most £275.60');
    await waitFor(() => expect(address()).toBe('/thanks/bid/6'));
    const [first, second] = keysOf(network, 'POST /api/bids');
    expect(second).not.toBe(first);
  });

  test('can be looked up again while nothing is known', async () => {
    const network = marketplace({ 'POST /api/bids': 'no-answer', [outcomeCall]: 'no-answer' });
    const { address } = openReview(bidding);
    await press('Place bid · at most £275.60');
    await runPolls();
    expect(screen.getByText(/has not answered yet/)).toBeVisible();
    network.answer(outcomeCall, { body: { outcome: 'done', id: 5, orderId: 33 } });
    await press('Check again');
    await waitFor(() => expect(address()).toBe('/thanks/purchase/33'));
    expect(network.of('POST /api/bids')).toHaveLength(1);
  });

  test('is looked up after a reload', async () => {
    const network = marketplace({ 'POST /api/bids': 'never' });
    const first = openReview(bidding);
    await press('Place bid · at most £275.60');
    first.unmount();
    network.answer(outcomeCall, { body: { outcome: 'done', id: 5, orderId: null } });
    const { address } = openReview(bidding);
    await waitFor(() => expect(address()).toBe('/thanks/bid/5'));
    expect(network.of('POST /api/bids')).toHaveLength(1);
  });

  test('can be dropped once the marketplace cannot tell', async () => {
    marketplace({ 'POST /api/bids': 'no-answer', [outcomeCall]: { body: { outcome: 'unknown' } } });
    openReview(bidding);
    await press('Place bid · at most £275.60');
    expect(await screen.findByText(/The marketplace does not know/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View your orders and bids' })).toBeVisible();
    await press('I have checked: start again');
    expect(
      await screen.findByRole('button', { name: 'Place bid · at most £275.60' }),
    ).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});
