import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { getOrder } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { PurchaseView } from '../../../../../shared/contracts/account.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { payment, visa } from '../testing/fixtures.ts';
import { OrderPayment } from './order-payment.tsx';

const price = money(30_000, 'GBP');
const nothing = money(0, 'GBP');
function order(more: Partial<PurchaseView> = {}): PurchaseView {
  return {
    id: 33,
    askId: 9,
    bidId: 5,
    edition: {
      artworkId: 41,
      artworkName: 'Low Tide',
      artists: [{ id: 1, name: 'Inês Valadares' }],
      editionId: 500,
      editionName: 'Main',
      suffix: '',
      size: '',
      href: '/artworks/ines-valadares/1/low-tide/41',
      picture: null,
    },
    status: 'AwaitingPayment',
    createdAt: '2026-11-01T10:00:00.000Z',
    shipment: null,
    history: [],
    deadline: '2026-11-04T10:05:00.000Z',
    copy: null,
    isDisputed: false,
    isDisputeLost: false,
    refunded: null,
    lines: { price, shipping: nothing, processFee: nothing, total: price },
    paymentFailure: null,
    ...more,
  };
}

function open(shown: PurchaseView, answers: Record<string, Answer | Answer[]>, hash = '') {
  stubFetch(answers);
  return renderAt(`/my-account/buying/order/41/33${hash}`, <OrderPayment order={shown} />);
}
const scrolled = vi.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});

describe('an order that awaits payment', () => {
  test('asks for a card, with amount and deadline', async () => {
    open(order(), { 'GET /api/account/payment': { body: payment() } });
    expect(await screen.findByRole('heading', { name: 'Add a card to pay' })).toBeVisible();
    expect(screen.getByText(/Your card will be charged £300 right away/)).toHaveTextContent(
      /4 November 2026/,
    );
    expect(screen.getByRole('button', { name: 'Pay £300' })).toBeVisible();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('scrolls into view for the e-mail’s link', async () => {
    open(order(), { 'GET /api/account/payment': { body: payment() } }, '#payment');
    await screen.findByRole('heading', { name: 'Add a card to pay' });
    expect(scrolled).toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'Add a card to pay' })).toHaveFocus();
  });

  test('shows that the card is being charged, and polls until it is paid', async () => {
    const paid = {
      side: 'buyer',
      order: order({ status: 'AwaitingShipment' }),
      shippingAddress: null,
    };
    stubFetch({
      'GET /api/account/payment': { body: payment({ card: visa }) },
      'GET /api/account/orders/33': { body: paid },
    });
    function Page() {
      const [start] = useState(order);
      const { data } = useApi(apiPath(getOrder, 33));
      const shown = data?.side === 'buyer' ? data.order : start;
      return shown.status === 'AwaitingShipment' ? <p>paid</p> : <OrderPayment order={shown} />;
    }
    renderAt(
      '/',
      <Page />,
      {},
      {
        '/api/account/orders/33': { ...paid, order: order() },
      },
    );
    expect(await screen.findByText('Your card is being charged')).toBeVisible();
    expect(screen.getByText(/£300 to your Visa ending in 4242/)).toBeVisible();
    expect(await screen.findByText('paid', {}, { timeout: 5_000 })).toBeVisible();
  });

  test('shows nothing where an operator takes the payment', async () => {
    const { container } = open(order(), {
      'GET /api/account/payment': { body: payment({ processor: null }) },
    });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});

describe('an order whose payment failed', () => {
  test('shows the reason, with links to change the card and to buy again', async () => {
    open(order({ status: 'PaymentFailed', paymentFailure: 'insufficient_funds' }), {
      'GET /api/account/payment': { body: payment({ card: visa }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient funds');
    expect(await screen.findByRole('button', { name: 'Use another card' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy again' })).toHaveAttribute(
      'href',
      '/bid-or-buy/ines-valadares/low-tide/41/Main?action=buy',
    );
  });

  test('says that no card was added in time', async () => {
    open(order({ status: 'PaymentFailed', paymentFailure: 'no-card' }), {
      'GET /api/account/payment': { body: payment() },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No card was added in time');
    expect(await screen.findByRole('button', { name: 'Add a card' })).toBeVisible();
  });
});

test('shows nothing for a paid order', async () => {
  const { container } = open(order({ status: 'Shipped' }), {});
  expect(container).toBeEmptyDOMElement();
});
