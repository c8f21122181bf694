import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { money } from '../../../../../shared/domain/money.ts';
import type { OrderStatus } from '../../../../../shared/domain/order-status.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ask, bid, lowTide, noPapers, noProblem, purchase, sale } from '../testing/fixtures.ts';
import { AccountPage } from './account-page.tsx';
import { ArtworkOrdersPage } from './artwork-orders-page.tsx';
import { BuyingPage } from './buying-page.tsx';
import { SellingPage } from './selling-page.tsx';
import { TradeOrderPage } from './trade-order-page.tsx';

const totals = {
  totals: [
    { status: 'Approved', count: 2, sums: [{ amount: 58_000, currency: 'GBP' }] },
    {
      status: 'Done',
      count: 3,
      sums: [
        { amount: 87_000, currency: 'GBP' },
        { amount: 10_000, currency: 'EUR' },
      ],
    },
  ],
};

function open(address: string, answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/account/asks/totals': { body: totals },
    'GET /api/account/bids/totals': { body: totals },
    ...answers,
  });
  const pages = (
    <Routes>
      <Route element={<AccountPage />} path="/my-account" />
      <Route element={<BuyingPage />} path="/my-account/buying" />
      <Route element={<SellingPage />} path="/my-account/selling" />
      <Route element={<ArtworkOrdersPage />} path="/my-account/buying/order/:artworkId" />
      <Route element={<ArtworkOrdersPage />} path="/my-account/selling/sale/:artworkId" />
      <Route element={<TradeOrderPage />} path="/my-account/buying/order/:artworkId/:orderId" />
    </Routes>
  );
  return { network, ...renderAt(address, pages, { ...unknownVisitor, user: ada }) };
}
const buying = (bids: object[], orders: object[]) => ({
  'GET /api/account/buying': { body: { bids, orders, paused: null } },
});
const selling = (asks: object[], orders: object[]) => ({
  'GET /api/account/selling': { body: { asks, orders, awayUntil: null, paused: null } },
});
const selected = () => screen.findByRole('tab', { selected: true });

describe('the tabs of an account', () => {
  test.each([
    ['', [bid()], ['Shipped'], 'Bids 1'],
    ['', [bid()], ['AwaitingPayment'], 'Under way 1'],
    ['', [], ['Shipped'], 'Under way 1'],
    ['', [bid({ status: 'Expired' })], ['Delivered', 'Cancelled'], 'Finished 3'],
    ['?orderId=33', [bid()], ['Delivered'], 'Finished 1'],
    ['?bidId=5', [bid()], ['AwaitingPayment'], 'Bids 1'],
    ['?tab=finished', [bid()], ['AwaitingPayment'], 'Finished'],
    ['?tab=nonsense', [bid()], ['Shipped'], 'Bids 1'],
  ] satisfies [string, object[], OrderStatus[], string][])(
    '%s with %o and %o open %s',
    async (query, bids, statuses, tab) => {
      const orders = statuses.map((status, index) => purchase({ id: 33 + index, status }));
      open(`/my-account/buying${query}`, buying(bids, orders));
      expect(await selected()).toHaveTextContent(tab);
    },
  );

  test('a seller comes to what is to be shipped', async () => {
    open('/my-account/selling', selling([ask()], [sale()]));
    expect(await selected()).toHaveTextContent('Under way 1');
  });

  test('the address keeps the tab that was chosen', async () => {
    const { address } = open('/my-account/buying', buying([bid()], []));
    await userEvent.click(await screen.findByRole('tab', { name: 'Under way' }));
    expect(screen.getByText('No order of yours is under way.')).toBeVisible();
    expect(address()).toBe('/my-account/buying?tab=under-way');
  });

  test('what has finished ends with the totals of all that was placed', async () => {
    open('/my-account/selling?tab=finished', selling([ask({ status: 'Voided' })], []));
    const table = await screen.findByRole('table', { name: 'All you have listed' });
    expect(within(table).getByRole('row', { name: 'Live 2 £580' })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Sold 3 £870 + €100' })).toBeVisible();
  });

  test('a failure of the totals leaves the list', async () => {
    open('/my-account/buying?tab=finished', {
      ...buying([bid({ status: 'Expired' })], []),
      'GET /api/account/bids/totals': { status: 400, error: 'request.invalid' },
    });
    expect(await screen.findByText('We couldn’t load the totals')).toBeVisible();
    expect(screen.getByText('Expired')).toBeVisible();
  });
});

test('statements are of a month or a year in which there was a sale', async () => {
  open('/my-account/selling', {
    ...selling([], [sale()]),
    'GET /api/account/statements': { body: { months: ['2026-11', '2025-12'] } },
  });
  const choice = await screen.findByLabelText('Month or year');
  const named = within(choice).getAllByRole('option');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    ...['November 2026', 'December 2025', '2026', '2025'],
  ]);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Download as PDF')).toBe('/api/account/statements/2026-11/pdf');
  await userEvent.selectOptions(choice, '2025');
  expect(href('For a spreadsheet (CSV)')).toBe('/api/account/statements/2025/csv');
});

describe('a person whose trading is paused', () => {
  test('reads what they owe, what it stops, and how it is paid', async () => {
    const debts = [
      { amount: 120_050, currency: 'GBP' },
      { amount: 40_00, currency: 'EUR' },
    ];
    const paused = { reasons: [{ reason: 'debt', until: null }], debts };
    const body = { asks: [], orders: [], awayUntil: null, paused };
    open('/my-account/selling', { 'GET /api/account/selling': { body } });
    expect(await screen.findByText('You owe us £1,200.50 and €40')).toBeVisible();
    expect(screen.getByText(/next payouts in GBP and EUR/)).toBeVisible();
    const ask = screen.getByRole('link', { name: 'ask us for the account' });
    expect(ask).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });

  test('reads until when, and where to ask', async () => {
    const until = '2026-12-05T10:00:00.000Z';
    const paused = { reasons: [{ reason: 'not-shipped', until }], debts: [] };
    const body = { asks: [], orders: [sale()], awayUntil: null, paused };
    open('/my-account/selling', { 'GET /api/account/selling': { body } });
    expect(await screen.findByText('You cannot trade for now')).toBeVisible();
    expect(screen.getByText(/until 5 Dec(ember)? 2026; orders under way go on/)).toBeVisible();
  });
});

test('a buyer who did not pay reads on their purchases why they cannot trade', async () => {
  const until = '2026-12-05T10:00:00.000Z';
  const paused = { reasons: [{ reason: 'not-paid', until }], debts: [] };
  const body = { bids: [], orders: [purchase()], paused };
  open('/my-account/buying', { 'GET /api/account/buying': { body } });
  expect(await screen.findByText('You cannot trade for now')).toBeVisible();
  expect(screen.getByText(/^Several of your purchases were not paid/)).toBeVisible();
});

describe('a list of twenty rows', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    ask({
      id: 100 + index,
      edition: { ...lowTide, artworkName: index === 7 ? 'Mañana' : `Work ${index}` },
      price: money(20_000 + index * 100, 'GBP'),
    }),
  );
  const titles = () =>
    screen.getAllByRole('listitem').map((row) => row.querySelector('cite')?.textContent);

  test('can be searched and sorted, as the address keeps', async () => {
    const { address } = open('/my-account/selling', selling(many, []));
    const search = await screen.findByRole('searchbox', { name: 'Search by title or artist' });
    await userEvent.type(search, 'manana valad');
    expect(titles()).toEqual(['Mañana']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 20');
    expect(address()).toBe('/my-account/selling?q=manana+valad');
    await userEvent.clear(search);
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Highest price first');
    expect(titles()[0]).toBe('Work 19');
    expect(address()).toBe('/my-account/selling?sort=highest');
    await userEvent.type(search, 'none like this');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(titles()).toHaveLength(20);
  });

  test('is as the address says, also after a reload', async () => {
    open('/my-account/selling?q=work%201&sort=lowest', selling(many, []));
    expect(await screen.findByDisplayValue('work 1')).toBeVisible();
    expect(titles()[0]).toBe('Work 1');
  });

  test('of nineteen has neither', async () => {
    open('/my-account/selling?q=work', selling(many.slice(1), []));
    await screen.findByText('Work 19');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(titles()).toHaveLength(19);
  });
});

describe('one artwork', () => {
  test('shows all of one’s listings and sales of it, the newest first', async () => {
    const asks = [ask({ status: 'Done', id: 8 }), ask({ placedAt: '2026-11-03T10:00:00.000Z' })];
    const { network } = open('/my-account/selling/sale/41?askId=9', {
      'GET /api/account/selling?artworkId=41': { body: { asks, orders: [sale()] } },
    });
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('Lowest ask');
    expect(rows[0]).toHaveAttribute('data-new');
    expect(rows[1]).toHaveTextContent('Awaiting shipment');
    expect(network.calls).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'List or sell another' })).toHaveAttribute(
      'href',
      '/ask-or-sell/ines-valadares/low-tide/41/Main?action=list',
    );
  });

  test('is read again after a withdrawal', async () => {
    const list = 'GET /api/account/buying?artworkId=41';
    const { network } = open('/my-account/buying/order/41', {
      [list]: [
        { body: { bids: [bid()], orders: [] } },
        { body: { bids: [bid({ status: 'Voided' })], orders: [] } },
      ],
      'DELETE /api/bids/5': { body: { ok: true } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw bid/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(network.of(list)).toHaveLength(2);
  });

  test.each(['/my-account/buying/order/41', '/my-account/buying/order/first'])(
    '%s without any says so',
    async (address) => {
      open(address, {
        'GET /api/account/buying?artworkId=41': { body: { bids: [], orders: [] } },
      });
      expect(await screen.findByText('You have no bids or orders of this artwork')).toBeVisible();
    },
  );

  test('leads an order to its own artwork’s address', async () => {
    const { address } = open('/my-account/buying/order/7/33', {
      'GET /api/account/orders/33': {
        body: {
          ...{ side: 'buyer', problem: noProblem, order: purchase(), shippingAddress: null },
          ...noPapers,
        },
      },
    });
    await waitFor(() =>
      expect(address()).toBe('/my-account/buying/order/41/33?askId=9&bidId=5&orderId=33'),
    );
    expect(await screen.findByRole('link', { name: 'Ask about order 33' })).toHaveAttribute(
      'href',
      'mailto:help@localhost?subject=Order%2033',
    );
    expect(screen.getByRole('link', { name: 'All your orders of this artwork' })).toHaveAttribute(
      'href',
      '/my-account/buying/order/41',
    );
  });
});

test('/my-account leads to Buying', async () => {
  const { address } = open('/my-account', buying([], []));
  await waitFor(() => expect(address()).toBe('/my-account/buying'));
});
