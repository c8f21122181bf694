import { describe, expect, it } from 'vitest';
import { sideFor } from './own-orders.ts';

const order = (id: number) => ({ id });
const own = (...ids: number[]) => new Set(ids);

describe('sideFor', () => {
  it('takes the best order where nothing is one’s own', () => {
    expect(sideFor(order(1), [order(1), order(2)], own())).toEqual({
      takeable: order(1),
      own: null,
      ownLeads: false,
    });
  });

  it('passes over every own order to the best of somebody else', () => {
    const side = sideFor(order(1), [order(1), order(2), order(3), order(4)], own(1, 2, 4));
    expect(side).toEqual({ takeable: order(3), own: order(1), ownLeads: true });
  });

  it('knows an own order that stands behind another', () => {
    const side = sideFor(order(1), [order(1), order(2)], own(2));
    expect(side).toEqual({ takeable: order(1), own: order(2), ownLeads: false });
  });

  it('leaves nothing to take where only own orders stand', () => {
    const side = sideFor(order(1), [order(1), order(2)], own(1, 2));
    expect(side).toEqual({ takeable: null, own: order(1), ownLeads: true });
  });

  it('is content with a best order whose book was not told', () => {
    expect(sideFor(order(1), [], own()).takeable).toEqual(order(1));
    expect(sideFor(order(1), [], own(1))).toMatchObject({ takeable: null, ownLeads: true });
  });

  it('has nothing in an empty book', () => {
    expect(sideFor(null, [], own(1))).toEqual({ takeable: null, own: null, ownLeads: false });
  });
});
