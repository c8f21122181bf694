import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { AskView, PurchaseView } from '../../../../../shared/contracts/account.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { ada, adasAddress } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ask, bid, noPapers, noProblem, purchase, sale } from '../testing/fixtures.ts';
import { BuyingPage } from './buying-page.tsx';
import { SellingPage } from './selling-page.tsx';
import { TradeOrderPage } from './trade-order-page.tsx';

function open(address: string, answers: Record<string, Answer | Answer[]>) {
  const network = stubFetch(answers);
  const pages = (
    <Routes>
      <Route element={<BuyingPage />} path="/my-account/buying" />
      <Route element={<TradeOrderPage />} path="/my-account/buying/order/:artworkId/:orderId" />
      <Route element={<SellingPage />} path="/my-account/selling" />
      <Route element={<TradeOrderPage />} path="/my-account/selling/sale/:artworkId/:orderId" />
    </Routes>
  );
  return { network, ...renderAt(address, pages, { ...unknownVisitor, user: ada }) };
}
const buying = (body: object) => ({ 'GET /api/account/buying': { body } });
const selling = (body: object) => ({ 'GET /api/account/selling': { body } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('buying', () => {
  test('shows a bid’s rank, expiry and total', async () => {
    open('/my-account/buying', buying({ bids: [bid()], orders: [] }));
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('Highest bid');
    expect(row).toHaveTextContent('Until accepted');
    expect(row).toHaveTextContent('£250');
    expect(row).toHaveTextContent('£275.60');
    expect(within(row).getByRole('link', { name: /^Edit bid of £250/ })).toHaveAttribute(
      'href',
      '/bid-or-buy/ines-valadares/low-tide/41/Main?action=edit&bidId=5',
    );
  });

  test('offers to raise a bid when another one is higher, and to bid again once it has ended', async () => {
    open('/my-account/buying', buying({ bids: [bid({ isHighest: false })], orders: [] }));
    expect(await screen.findByText('Another bid comes first')).toBeVisible();
    expect(screen.getByText('Raise or edit')).toBeVisible();
    cleanup();
    open('/my-account/buying', buying({ bids: [bid({ status: 'Expired' })], orders: [] }));
    expect(await screen.findByRole('link', { name: 'Bid again' })).toHaveAttribute(
      'href',
      '/bid-or-buy/ines-valadares/low-tide/41/Main?action=bid',
    );
  });

  test('withdraws a bid after a confirmation, and reads the list again', async () => {
    const { network } = open('/my-account/buying', {
      'GET /api/account/buying': [
        { body: { bids: [bid()], orders: [] } },
        { body: { bids: [bid({ status: 'Voided' })], orders: [] } },
      ],
      'DELETE /api/bids/5': { body: { ok: true } },
      'GET /api/account/bids/totals': { body: { totals: [] } },
    });
    await screen.findByText('Highest bid');
    await press('Withdraw bid of £250 on Low Tide');
    expect(network.of('DELETE /api/bids/5')).toHaveLength(0);
    await press('Withdraw');
    expect(await screen.findByText('You have no open bids.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('You have no open bids.').parentElement).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('tab', { name: /^Finished/ }));
    expect(screen.getByText('Withdrawn')).toBeVisible();
    expect(network.of('DELETE /api/bids/5')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('keeps the confirmation open and shows the reason when withdrawing fails', async () => {
    open('/my-account/buying', {
      ...buying({ bids: [bid()], orders: [] }),
      'DELETE /api/bids/5': { status: 409, error: 'trade.wrong-status' },
    });
    await screen.findByText('Highest bid');
    await press(/^Withdraw bid/);
    await press('Withdraw');
    expect(await screen.findByText('This is no longer possible.')).toBeVisible();
  });

  test('highlights the bid that was just placed', async () => {
    const bids = [bid(), bid({ id: 6 })];
    open('/my-account/buying?bidId=6', buying({ bids, orders: [] }));
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.hasAttribute('data-new'))).toEqual([false, true]);
  });

  test('shows an order with the next actor, and links to its page', async () => {
    open('/my-account/buying', buying({ bids: [], orders: [purchase()] }));
    expect(await screen.findByText('Next step: the seller')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order of Low Tide' })).toHaveAttribute(
      'href',
      '/my-account/buying/order/41/33?askId=9&bidId=5&orderId=33',
    );
  });

  test('shows a delivered order without the seller’s payout', async () => {
    const orders = [purchase({ status: 'PayoutPending' })];
    open('/my-account/buying?tab=finished', {
      ...buying({ bids: [], orders }),
      'GET /api/account/bids/totals': { body: { totals: [] } },
    });
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('Delivered');
    expect(row).toHaveTextContent('Nothing more to do');
    expect(row).not.toHaveTextContent(/payout|next step/i);
  });

  test('links to the artworks when the list is empty, and shows a failure', async () => {
    const first = open('/my-account/buying', buying({ bids: [], orders: [] }));
    expect(await screen.findByText('No bids or orders yet')).toBeVisible();
    first.unmount();
    open('/my-account/buying', {
      'GET /api/account/buying': { status: 400, error: 'request.invalid' },
    });
    expect(await screen.findByText('We couldn’t load your bids and orders')).toBeVisible();
    expect(screen.getByText('req-1')).toBeVisible();
  });
});

describe('extend all', () => {
  const soon = '2026-12-01T10:00:00.000Z';
  const extend = 'PUT /api/account/bids/expiry';

  test('gives open bids a later expiry, and reads the list again', async () => {
    const { network } = open('/my-account/buying', {
      'GET /api/account/buying': [
        { body: { bids: [bid({ expiresAt: soon })], orders: [] } },
        { body: { bids: [bid()], orders: [] } },
      ],
      [extend]: { body: { extended: 1 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Extend all' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('Until accepted'));
    await userEvent.click(dialog.getByRole('button', { name: 'Extend all' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.of(extend)[0]?.body).toEqual({ expiresInDays: 0 });
    expect(await screen.findByText('Until accepted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Extend all' })).toBeNull();
  });

  test('stays open and says why it failed', async () => {
    open('/my-account/selling', {
      ...selling({ asks: [ask({ expiresAt: soon })], orders: [] }),
      'PUT /api/account/asks/expiry': { status: 503, error: 'upstream.unavailable' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Extend all' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Extend all' }));
    expect(await dialog.findByText('We couldn’t extend them')).toBeVisible();
  });

  test('is offered only where a listing has an end', async () => {
    const asks = [ask(), ask({ id: 10, status: 'PendingAuthentication', expiresAt: soon })];
    open('/my-account/selling', selling({ asks, orders: [] }));
    await screen.findByText('Until accepted');
    expect(screen.queryByRole('button', { name: 'Extend all' })).toBeNull();
  });
});

describe('an order', () => {
  test('tells both sides that the payment is disputed', async () => {
    open('/my-account/buying/order/41/33', {
      'GET /api/account/orders/33': {
        body: {
          ...{ side: 'buyer', problem: noProblem, order: purchase({ isDisputed: true }) },
          ...{ shippingAddress: null, sellerType: null, ...noPapers },
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/was disputed or refunded/);
    cleanup();
    open('/my-account/selling/sale/41/33', {
      'GET /api/account/orders/33': {
        body: { side: 'seller', papers: [], problem: noProblem, order: sale({ isDisputed: true }) },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your payout waits/);
  });

  test('tells how much was refunded, and that a dispute was lost', async () => {
    const order = (more: Partial<PurchaseView>) => ({
      side: 'buyer',
      problem: noProblem,
      order: purchase({ isDisputed: true, ...more }),
      ...{ shippingAddress: null, sellerType: null, ...noPapers },
    });
    const refunded = money(10_00, 'GBP');
    open('/my-account/buying/order/41/33', {
      'GET /api/account/orders/33': { body: order({ refunded }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^£10 of your payment was/);
    cleanup();
    open('/my-account/buying/order/41/33', {
      'GET /api/account/orders/33': { body: order({ isDisputeLost: true }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/returned your payment/);
    cleanup();
    open('/my-account/selling/sale/41/33', {
      'GET /api/account/orders/33': {
        body: {
          side: 'seller',
          problem: noProblem,
          papers: [],
          order: sale({ isDisputed: true, isDisputeLost: true }),
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/there is no payout/);
  });

  test('shows the timeline with dates, the next step, and the lines of the total', async () => {
    open('/my-account/buying/order/41/33', {
      'GET /api/account/orders/33': {
        body: {
          ...{ side: 'buyer', problem: noProblem, order: purchase(), shippingAddress: adasAddress },
          sellerType: 'ART_MARKET_PROFESSIONAL',
          ...noPapers,
        },
      },
    });
    const steps = await screen.findAllByRole('listitem');
    expect(steps.at(0)).toHaveTextContent(/Awaiting payment.*done.*1 November 2026/);
    expect(steps.at(1)).toHaveAttribute('aria-current', 'step');
    expect(steps.at(-1)).toHaveTextContent('Delivered');
    expect(screen.getByText('The seller packs the artwork and ships it to us.')).toBeVisible();
    expect(screen.getByText(/Next step: the seller, by/)).toBeVisible();
    expect(screen.getByText('Main edition · 50 × 70 cm')).toBeVisible();
    expect(screen.getByText('Sold by an art market professional')).toBeVisible();
    for (const line of ['1 Rope Walk', 'London, SE1 2AA', 'United Kingdom']) {
      expect(screen.getByText(line)).toBeVisible();
    }
    // The table uses the heading as its caption: screen readers read it once.
    expect(screen.getAllByText('What you pay')).toHaveLength(1);
    const lines = screen.getByRole('table', { name: 'What you pay' });
    // 300 + 6 % = 318, + 4 % = 330.72
    expect(within(lines).getByRole('row', { name: 'Total £330.72' })).toBeVisible();
  });

  test('links the seller to the sale’s page', async () => {
    const { address } = open('/my-account/buying/order/41/33', {
      'GET /api/account/orders/33': {
        body: { side: 'seller', papers: [], problem: noProblem, order: sale() },
      },
      'GET /api/profile': { body: { shippingAddress: adasAddress, billingAddress: null } },
    });
    await waitFor(() =>
      expect(address()).toBe('/my-account/selling/sale/41/33?askId=9&bidId=5&orderId=33'),
    );
    expect(await screen.findByText('Next step: you', { exact: false })).toBeVisible();
    expect(screen.getByRole('row', { name: /Your payout/ })).toHaveTextContent('£273');
    expect(screen.getByRole('heading', { name: 'Your address' })).toBeVisible();
    expect(screen.getByText('1 Rope Walk')).toBeVisible();
  });

  test('is not found for another user', async () => {
    open('/my-account/buying/order/41/33', {
      'GET /api/account/orders/33': { status: 404, error: 'not-found' },
    });
    expect(await screen.findByText('Order not found')).toBeVisible();
  });

  test.each([
    ['GB', 'AwaitingShipment', true],
    ['US', 'AwaitingShipment', true],
    ['FR', 'AwaitingShipment', false],
    ['GB', 'Shipped', false],
  ] as const)(
    'offers a seller in %s drop-off while the order is %s: %s',
    async (country, status, is) => {
      const { network } = open('/my-account/selling/sale/41/33', {
        'GET /api/account/orders/33': {
          body: { side: 'seller', papers: [], problem: noProblem, order: sale({ status }) },
        },
        'GET /api/profile': {
          body: { shippingAddress: { ...adasAddress, country }, billingAddress: null },
        },
      });
      await screen.findByRole('table', { name: 'What you get' });
      const asked = status === 'AwaitingShipment' ? 1 : 0;
      await waitFor(() => expect(network.of('GET /api/profile')).toHaveLength(asked));
      await waitFor(() =>
        expect(screen.queryAllByRole('link', { name: /drop-off points/ })).toHaveLength(is ? 2 : 0),
      );
    },
  );
});

describe('selling', () => {
  test.each([
    ['PendingAuthentication', 'Being authenticated', 'Withdraw'],
    ['MoreInfoRequired', 'More information needed', 'Withdraw'],
    ['Approved', 'Lowest ask', 'Withdraw'],
    ['Expired', 'Expired', 'List again'],
  ] as const)('shows the status of a listing that is %s', async (status, words, action) => {
    open('/my-account/selling', selling({ asks: [ask({ status })], orders: [] }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(action)).toBeVisible();
  });

  test('shows the operator’s reason', async () => {
    const rejected = ask({ status: 'Rejected', reason: 'The signature is not legible.' });
    open('/my-account/selling', selling({ asks: [rejected], orders: [] }));
    expect(await screen.findByText('The signature is not legible.')).toBeVisible();
  });

  test.each([
    ['PendingAuthentication', 'true', 'Your listing is pending', /not live yet/],
    ['Approved', 'true', 'Your listing is placed', /Your trade is live/],
    ['Approved', 'updated', 'Your listing is updated', /now listed at £290.*payout£263.90/i],
    ['PendingAuthentication', 'updated', 'Your listing is updated', /now listed at £290/],
  ] satisfies [AskView['status'], string, string, RegExp][])(
    'shows the dialog for a listing that is %s (placed=%s) once',
    async (status, placed, title, words) => {
      const asks = [ask({ status })];
      const { address } = open(
        `/my-account/selling?askId=9&placed=${placed}`,
        selling({ asks, orders: [] }),
      );
      expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(words);
      await press('View listings');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(address()).toBe('/my-account/selling?askId=9');
    },
  );

  test('links to selling when the list is empty', async () => {
    open('/my-account/selling', selling({ asks: [], orders: [] }));
    expect(await screen.findByText('No listings or sales yet')).toBeVisible();
  });
});
