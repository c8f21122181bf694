import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
const spyOnScroll = () => vi.spyOn(Element.prototype, 'scrollIntoView');

describe('an order that awaits payment', () => {
  test('asks for a card, with amount and deadline', async () => {
    const scrolled = spyOnScroll();
    open(order(), { 'GET /api/account/payment': { body: payment() } });
    expect(await screen.findByRole('heading', { name: 'Add a card to pay' })).toBeVisible();
    expect(screen.getByText(/Your card will be charged £300 right away/)).toHaveTextContent(
      /4 November 2026/,
    );
    expect(screen.getByRole('button', { name: 'Pay £300' })).toBeVisible();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('scrolls into view for the e-mail’s link', async () => {
    const scrolled = spyOnScroll();
    open(order(), { 'GET /api/account/payment': { body: payment() } }, '#payment');
    await screen.findByRole('heading', { name: 'Add a card to pay' });
    expect(scrolled).toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'Add a card to pay' })).toHaveFocus();
  });

  test('shows that the card is being charged, and polls until it is paid', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
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
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('paid')).toBeVisible();
  });

  test('shows nothing where an operator takes the payment', async () => {
    const { container } = open(order(), {
      'GET /api/account/payment': { body: payment({ processor: null }) },
    });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});

describe('an order whose charge was declined', () => {
  const paths = { pay: 'POST /api/account/orders/33/payment', order: 'GET /api/account/orders/33' };
  const asRead = (more: Partial<PurchaseView>) => ({
    body: {
      side: 'buyer',
      order: order(more),
      shippingAddress: null,
      sellerType: null,
      royalty: null,
      papers: [],
      certificate: null,
    },
  });
  const assign = vi.fn();
  beforeEach(() => {
    assign.mockReset();
    vi.stubGlobal('location', { ...window.location, assign });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('sends the buyer to the bank that wants a confirmation', async () => {
    const failure = { paymentFailure: 'authentication_required' };
    open(order(failure), {
      'GET /api/account/payment': { body: payment({ card: visa }) },
      [paths.pay]: { body: { kind: 'confirm', url: 'https://bank.test/1' } },
      [paths.order]: asRead(failure),
    });
    expect(await screen.findByText('Your bank asks you to confirm this payment')).toBeVisible();
    expect(screen.getByText(/£300 is still to be paid/)).toHaveTextContent(/4 November 2026/);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm with your bank' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://bank.test/1'));
  });

  test('offers another card, and the same one', async () => {
    open(order({ paymentFailure: 'insufficient_funds' }), {
      'GET /api/account/payment': { body: payment({ card: visa }) },
      [paths.pay]: { status: 503, error: 'upstream.unavailable' },
      [paths.order]: asRead({ paymentFailure: 'insufficient_funds' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient funds');
    await userEvent.click(screen.getByRole('button', { name: 'Pay with Visa ending in 4242' }));
    expect(await screen.findByText('We couldn’t charge your card')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use another card' }));
    expect(await screen.findByRole('button', { name: 'Pay £300' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep current card' }));
    expect(screen.getByRole('button', { name: 'Use another card' })).toBeVisible();
  });

  test('does not offer an expired card again', async () => {
    const expired = { ...visa, expiryMonth: 1, expiryYear: 2026 };
    open(order({ paymentFailure: 'expired_card' }), {
      'GET /api/account/payment': { body: payment({ card: expired }) },
      [paths.order]: asRead({ paymentFailure: 'expired_card' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This card has expired');
    expect(screen.queryByRole('button', { name: /Pay with/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Use another card' })).toBeVisible();
  });

  test('asks the bank after the buyer’s return, and clears the address', async () => {
    const failure = { paymentFailure: 'requires_action' };
    const network = stubFetch({
      'GET /api/account/payment': { body: payment({ card: visa }) },
      [paths.order]: asRead(failure),
    });
    const back = '?payment=returned&payment_intent_client_secret=pi_1_secret_2&bidId=5';
    const { address } = renderAt(
      `/my-account/buying/order/41/33${back}`,
      <OrderPayment order={order(failure)} />,
    );
    expect(await screen.findByText('Checking with your bank')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/my-account/buying/order/41/33?bidId=5'));
    await waitFor(() => expect(network.of(paths.order).length).toBeGreaterThan(0), {
      timeout: 30_000,
    });
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
