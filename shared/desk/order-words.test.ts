import { expect, test } from 'vitest';
import { explainOrder } from './order-words.ts';

const charge = { kind: 'charge', status: 'held', failure: 'insufficient_funds' };

test('an order that was not paid says what the bank answered last', () => {
  const unpaid = { order: { status: 'PaymentFailed' }, audit: [], payments: [charge] } as const;
  expect(explainOrder(unpaid)).toEqual([
    'The buyer did not pay in time.',
    'Charge of the buyer: insufficient funds.',
  ]);
});

test('a cancelled order says who cancelled it, and why', () => {
  const entry = { who: 'Ada Byron', action: 'orders.cancel', details: { reason: 'Lost.' } };
  const order = { status: 'Cancelled' } as const;
  expect(explainOrder({ order, audit: [entry], payments: [] })).toEqual([
    'Ada Byron cancelled it: Lost.',
  ]);
  expect(explainOrder({ order, audit: [], payments: [] })).toEqual([]);
});

test('an order that goes on as it should needs no explanation', () => {
  const paid = { ...charge, status: 'done', failure: null };
  expect(explainOrder({ order: { status: 'Shipped' }, audit: [], payments: [paid] })).toEqual([]);
});
