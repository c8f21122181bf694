import fc from 'fast-check';
import t from 'tap';
import { type BookOrder, best, compareOrders, isLive } from './order-book.ts';

const order = (values: Partial<BookOrder>): BookOrder => ({
  id: 1,
  userId: 1,
  priceGbp: 100_00,
  placedAt: 0,
  expiresAt: null,
  ...values,
});

t.test('asks go up and bids down, ties by time and then id', (t) => {
  const cheap = order({ id: 1, priceGbp: 90_00, placedAt: 9 });
  const early = order({ id: 3, placedAt: 1 });
  const twin = order({ id: 4, placedAt: 1 });
  const late = order({ id: 2, placedAt: 5 });
  const all = [late, twin, cheap, early];
  t.same(all.toSorted(compareOrders('ask')), [cheap, early, twin, late]);
  t.same(all.toSorted(compareOrders('bid')), [early, twin, late, cheap]);
  t.end();
});

t.test('an order counts until it expires', (t) => {
  t.equal(isLive(order({ expiresAt: null }), 10), true);
  t.equal(isLive(order({ expiresAt: 11 }), 10), true);
  t.equal(isLive(order({ expiresAt: 10 }), 10), false);
  t.end();
});

t.test('own and expired orders are never the best', (t) => {
  const own = order({ id: 1, userId: 7, priceGbp: 80_00 });
  const over = order({ id: 2, userId: 8, priceGbp: 85_00, expiresAt: 5 });
  const next = order({ id: 3, userId: 9, priceGbp: 90_00 });
  t.equal(best('ask', [next, over, own], 10), own);
  t.equal(best('ask', [next, over, own], 10, 7), next);
  t.equal(best('bid', [], 10), null);
  t.end();
});

t.test('the best is the order that sorting puts first', (t) => {
  const anyOrder = fc.record({
    id: fc.nat(),
    userId: fc.nat(3),
    priceGbp: fc.integer({ min: 1, max: 5 }),
    placedAt: fc.nat(3),
    expiresAt: fc.option(fc.nat(5)),
  });
  const cases = fc.property(
    fc.constantFrom('ask', 'bid'),
    fc.array(anyOrder),
    fc.nat(5),
    (side, all, now) => {
      const first = all.filter((one) => isLive(one, now)).toSorted(compareOrders(side))[0];
      return best(side, all, now) === (first ?? null);
    },
  );
  const { failed, counterexample } = fc.check(cases);
  t.equal(failed, false, `${JSON.stringify(counterexample)}`);
  t.end();
});
