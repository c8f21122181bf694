import { describe, expect, test } from 'vitest';
import { type OrderStatus, orderPath } from '../../../../../shared/domain/order-status.ts';
import { timeline } from './timeline.ts';

function historyTo(...statuses: OrderStatus[]) {
  return statuses.map((status, index) => ({ status, at: `2026-11-0${index + 1}T09:00:00.000Z` }));
}
const paid = historyTo('AwaitingPayment', 'AwaitingShipment', 'Shipped');

describe('timeline', () => {
  test('shows past steps with dates, the current step, and the steps ahead', () => {
    const steps = timeline('seller', 'Shipped', paid);
    expect(steps.map((step) => step.status)).toEqual(orderPath);
    expect(steps.map((step) => step.state)).toEqual([
      'done',
      'done',
      'current',
      ...orderPath.slice(3).map(() => 'ahead'),
    ]);
    expect(steps[1]?.at).toBe('2026-11-02T09:00:00.000Z');
    expect(steps[3]?.at).toBeNull();
  });

  test('ends with the delivery for the buyer, whatever the payout’s state', () => {
    expect(timeline('buyer', 'Shipped', paid).at(-1)?.status).toBe('Delivered');
    const all = timeline('buyer', 'PayoutPending', historyTo('Delivered', 'PayoutPending'));
    expect(all).toEqual([{ status: 'Delivered', state: 'done', at: '2026-11-01T09:00:00.000Z' }]);
  });

  test('has no steps ahead once it is paid out', () => {
    const steps = timeline('seller', 'PaidOut', historyTo('PayoutPending', 'PaidOut'));
    expect(steps.map((step) => step.state)).toEqual(['done', 'done']);
  });

  test('shows no steps ahead for an order that failed', () => {
    const failed = historyTo('AwaitingPayment', 'PaymentFailed');
    expect(timeline('buyer', 'PaymentFailed', failed).map((step) => step.status)).toEqual([
      'AwaitingPayment',
      'PaymentFailed',
    ]);
    const fake = historyTo('Authenticating', 'AuthenticationFailed');
    expect(timeline('buyer', 'AuthenticationFailed', fake).at(-1)).toMatchObject({
      status: 'AuthenticationFailed',
      state: 'current',
    });
  });

  test('shows the current step even if the history lacks it', () => {
    expect(timeline('buyer', 'Shipped', []).at(0)).toEqual({
      status: 'Shipped',
      state: 'current',
      at: null,
    });
  });
});
