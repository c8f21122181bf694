import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { purchase } from '../features/account/testing/fixtures.ts';
import { OrderPayment } from '../lib/payment/payment-parts.tsx';
import { PaymentPartsContext } from '../lib/payment/payment-parts-context.ts';

const never = new Promise<void>(() => undefined);

/** The code of the parts that has not loaded yet. */
function NotLoaded(): never {
  throw never;
}

const parts = { CardStep: NotLoaded, OrderPayment: NotLoaded, PayoutsHint: NotLoaded };

test.each([
  ['AwaitingPayment', 1],
  ['PaymentFailed', 1],
  ['AwaitingShipment', 0],
  ['Cancelled', 0],
] as const)('only an order that is not paid keeps room for its payment: %s', (status, places) => {
  render(
    <PaymentPartsContext value={parts}>
      <OrderPayment order={purchase({ status })} />
    </PaymentPartsContext>,
  );
  expect(screen.queryAllByRole('status', { name: 'Loading the card form' })).toHaveLength(places);
});
