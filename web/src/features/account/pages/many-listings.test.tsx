import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { AskView, ListingBook } from '../../../../../shared/contracts/account.ts';
import { defaultFees as fees } from '../../../../../shared/domain/default-fees.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ask, lowTide } from '../testing/fixtures.ts';
import { SellingPage } from './selling-page.tsx';

const listed = (id: number, name: string, more: Partial<AskView> = {}) =>
  ask({ id, price: money(30_000, 'GBP'), edition: { ...lowTide, artworkName: name }, ...more });
const book = (askId: number, more: Partial<ListingBook> = {}): ListingBook => ({
  ...{ askId, royalty: null, lowestAsk: null, highestBid: null, ownBid: null, lastSale: null },
  ...more,
});
const bid = { id: 3, price: money(28_000, 'GBP'), priceGbp: 28_000 };
const three = [listed(1, 'Quay'), listed(2, 'Ferry'), listed(3, 'Harbour')];
const selling = 'GET /api/account/selling';
const changed = (askId: number) => ({ body: { askId, status: 'Approved', orderId: null } });

function open(answers: Record<string, Answer | Answer[]> = {}, asks = three) {
  const network = stubFetch({
    [selling]: { body: { asks, orders: [], awayUntil: null } },
    'GET /api/account/asks/books': {
      body: { fees, books: [book(1), book(2, { highestBid: bid }), book(3)] },
    },
    ...answers,
  });
  const page = renderAt('/my-account/selling?many=select', <SellingPage />, {
    ...unknownVisitor,
    user: ada,
  });
  return { network, ...page };
}

async function review(action: string) {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^All/ }));
  await userEvent.click(screen.getByRole('button', { name: action }));
}
const row = (name: string) =>
  within(screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name))!);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('listings of one bulk upload are selected together', async () => {
  const bulkAddedAt = '2026-11-02T12:00:00.000Z';
  const own = [
    listed(1, 'Quay', { bulkAddedAt }),
    listed(2, 'Ferry'),
    listed(3, 'Pier', { bulkAddedAt }),
  ];
  const voided = { body: { ok: true } };
  const { network } = open({ 'DELETE /api/asks/1': voided, 'DELETE /api/asks/3': voided }, own);
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Added by bulk upload on 2 November 2026 (2)' }),
  );
  await press('Withdraw');
  await press('Withdraw 2 listings');
  expect(await screen.findByText('Withdrawn: 2 listings.')).toBeVisible();
  expect(network.of('DELETE /api/asks/2')).toHaveLength(0);
  await waitFor(() => expect(network.of(selling)).toHaveLength(2));
});

describe('the prices of several listings', () => {
  test('are reviewed, and those that would sell at once are left out', async () => {
    const { network } = open({ 'PUT /api/asks/1': changed(1), 'PUT /api/asks/3': changed(3) });
    await review('Change prices');
    await userEvent.type(await screen.findByLabelText('Change in percent'), '−10%');
    expect(row('Quay').getByText('£270')).toBeVisible();
    expect(row('Quay').getByText('Payout £245.70')).toBeVisible();
    expect(row('Ferry').getByText(/sells it at once, at £280/)).toBeVisible();
    expect(row('Ferry').getByRole('checkbox', { name: /Sell it now/ })).not.toBeChecked();
    expect(screen.getByText('2 listings will change, 1 stays as it is.')).toBeVisible();
    await press('Change 2 prices');
    expect(await screen.findByText('Price changed: 2 listings.')).toBeVisible();
    expect(network.of('PUT /api/asks/1')[0]?.body).toEqual({
      price: 27_000,
      dhlInsurance: false,
      expectedPayout: money(24_570, 'GBP'),
    });
    await waitFor(() => expect(network.of(selling)).toHaveLength(2));
  });

  test('sell where it is asked for, at the bid’s price', async () => {
    const sold = { body: { askId: 2, status: 'Done', orderId: 77 } };
    const { network } = open({ 'PUT /api/asks/2': sold });
    await review('Change prices');
    await userEvent.type(await screen.findByLabelText('Change in percent'), '-10');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sell it now for £280' }));
    for (const name of ['Quay', 'Harbour']) {
      await userEvent.click(row(name).getByRole('checkbox'));
    }
    await press('Change 1 price');
    expect(await screen.findByText('Price changed: 0 listings. Sold: 1.')).toBeVisible();
    expect(network.of('PUT /api/asks/2')[0]?.body).toMatchObject({
      price: 27_000,
      expectedPayout: money(25_480, 'GBP'),
    });
  });

  test('that fail say why, and are tried again under the same key, alone', async () => {
    const { network } = open({
      'PUT /api/asks/1': changed(1),
      'PUT /api/asks/3': [{ status: 502, error: 'trade.unknown-outcome' }, changed(3)],
    });
    await review('Change prices');
    await userEvent.type(await screen.findByLabelText('Change in percent'), '-10');
    await press('Change 2 prices');
    expect(await row('Harbour').findByText(/We do not know yet/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Try 1 listing again' }));
    expect(await screen.findByText('Price changed: 2 listings.')).toBeVisible();
    expect(network.of('PUT /api/asks/1')).toHaveLength(1);
    const keys = network.of('PUT /api/asks/3').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('that were refused are reviewed anew with the latest book', async () => {
    const { network } = open({
      'PUT /api/asks/1': { status: 409, error: 'trade.price-changed' },
      'PUT /api/asks/3': changed(3),
    });
    await review('Change prices');
    await userEvent.type(await screen.findByLabelText('Change in percent'), '-10');
    network.answer('GET /api/account/asks/books', {
      body: { fees, books: [book(1, { highestBid: bid }), book(2), book(3)] },
    });
    await press('Change 2 prices');
    await userEvent.click(await screen.findByRole('button', { name: 'Review 1 listing again' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(await row('Quay').findByText(/sells it at once, at £280/)).toBeVisible();
  });
});

test('listings are extended where they would end earlier', async () => {
  const asks = [listed(1, 'Quay'), listed(2, 'Ferry', { expiresAt: '2026-01-01T10:00:00.000Z' })];
  const { network } = open({ 'PUT /api/asks/2': changed(2) }, asks);
  await review('Extend');
  expect(await row('Quay').findByText('It stays open at least as long already.')).toBeVisible();
  await press('Extend 1 listing');
  expect(await screen.findByText('Extended: 1 listing.')).toBeVisible();
  expect(network.of('PUT /api/asks/2')[0]?.body).toMatchObject({
    price: 30_000,
    expiresInDays: 60,
  });
});

test('listings are withdrawn, also where the prices of others cannot be read', async () => {
  const { network, address } = open({
    'GET /api/account/asks/books': { status: 502, error: 'upstream.bad-answer' },
    'DELETE /api/asks/1': { body: { ok: true } },
    'DELETE /api/asks/2': { body: { ok: true } },
    'DELETE /api/asks/3': { status: 409, error: 'trade.wrong-status' },
  });
  await review('Withdraw');
  network.answer(selling, { body: { asks: [], orders: [], awayUntil: null } });
  await press('Withdraw 3 listings');
  expect(await screen.findByText('Withdrawn: 2 listings. Not changed: 1.')).toBeVisible();
  expect(row('Harbour').getByText('This is no longer possible.')).toBeVisible();
  expect(address()).toBe('/my-account/selling?many=withdraw');
});
