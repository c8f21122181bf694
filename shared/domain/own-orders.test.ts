import { describe, expect, it } from 'vitest';
import { bookFor, noOwnOrders } from './own-orders.ts';

const order = (id: number) => ({ id });

/** Both lists are best first. */
function book(asks: number[], bids: number[] = []) {
  return {
    lowestAsk: asks[0] === undefined ? null : order(asks[0]),
    highestBid: bids[0] === undefined ? null : order(bids[0]),
    asks: asks.map(order),
    bids: bids.map(order),
  };
}
const own = (asks: number[], bids: number[] = []) => ({ asks: new Set(asks), bids: new Set(bids) });

describe('bookFor', () => {
  it('offers the best order if none is the user’s own', () => {
    expect(bookFor(book([1, 2]), noOwnOrders).ask).toEqual({
      best: order(1),
      available: order(1),
      own: null,
      ownLeads: false,
    });
  });

  it('skips own orders to the best of another user', () => {
    expect(bookFor(book([1, 2, 3, 4]), own([1, 2, 4])).ask).toEqual({
      best: order(1),
      available: order(3),
      own: order(1),
      ownLeads: true,
    });
  });

  it('knows an own order behind another', () => {
    const { bid } = bookFor(book([], [1, 2]), own([], [2]));
    expect(bid).toMatchObject({ available: order(1), own: order(2), ownLeads: false });
  });

  it('offers nothing if all orders are the user’s own', () => {
    const { bid } = bookFor(book([], [1, 2]), own([], [1, 2]));
    expect(bid).toMatchObject({ available: null, own: order(1), ownLeads: true });
  });

  it('does not confuse asks and bids of the same id', () => {
    const { ask, bid } = bookFor(book([7], [7]), own([7]));
    expect(ask.available).toBeNull();
    expect(bid.available).toEqual(order(7));
  });

  it('offers a best order whose side is missing', () => {
    const untold = { ...book([1]), asks: [] };
    expect(bookFor(untold, noOwnOrders).ask.available).toEqual(order(1));
    expect(bookFor(untold, own([1])).ask).toMatchObject({ available: null, ownLeads: true });
  });

  it('is empty for an empty book', () => {
    const nothing = { best: null, available: null, own: null, ownLeads: false };
    expect(bookFor(book([]), own([1], [1]))).toEqual({ ask: nothing, bid: nothing });
  });
});
