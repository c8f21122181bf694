import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { SaleView } from '../../../../../shared/contracts/account.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { ada, adasAddress } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { TradeOrderPage } from '../pages/trade-order-page.tsx';
import { noProblem, sale } from '../testing/fixtures.ts';

const shipment = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784', shippedOn: '2026-11-02' };
const shipped = sale({
  status: 'Shipped',
  deadline: '2026-11-16T10:00:00.000Z',
  shipment: shipment as never,
});
const save = 'PUT /api/account/orders/33/shipment';
const extend = 'PUT /api/account/orders/33/extension';
const answer = (order: SaleView) => ({
  body: { side: 'seller', papers: [], problem: noProblem, order },
});

function open(order: SaleView, answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/account/orders/33': answer(order),
    'GET /api/profile': { body: { shippingAddress: adasAddress, billingAddress: null } },
    'GET /api/account/selling': { body: { asks: [], orders: [] } },
    ...answers,
  });
  const page = (
    <Routes>
      <Route element={<TradeOrderPage />} path="/my-account/selling/sale/:artworkId/:orderId" />
    </Routes>
  );
  const session = { ...unknownVisitor, user: ada };
  return { network, ...renderAt('/my-account/selling/sale/41/33', page, session) };
}
const button = (name: string) => screen.findByRole('button', { name });
async function fill({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }) {
  await userEvent.selectOptions(await screen.findByLabelText('Carrier'), carrier);
  await userEvent.clear(screen.getByLabelText('Tracking number'));
  await userEvent.type(screen.getByLabelText('Tracking number'), trackingNumber);
}

test('the seller says how the artwork was sent, and sees it at once', async () => {
  const { network } = open(sale(), { [save]: answer(shipped) });
  expect(await screen.findByText('1 Print Lane', { selector: 'li span' })).toBeVisible();
  await fill(shipment);
  await userEvent.click(await button('Mark as shipped'));
  expect(await screen.findByRole('heading', { name: 'Your parcel' })).toBeVisible();
  const [{ body } = {}] = network.of(save);
  expect(body).toMatchObject({ carrier: 'UPS', trackingNumber: shipment.trackingNumber });
  expect((body as typeof shipment).shippedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const status = screen.getByRole('region', { name: 'Status' });
  expect(status).toHaveFocus();
  expect(status).toHaveTextContent(/We expect it by 16 Nov/);
  const link = screen.getByRole('link', { name: shipment.trackingNumber });
  expect(link).toHaveAttribute('href', expect.stringContaining('tracknum=1Z999AA10123456784'));
});

test('points out a number of an unusual shape, and sends it all the same', async () => {
  const { network } = open(sale(), { [save]: answer(shipped) });
  await fill({ carrier: 'UPS', trackingNumber: '12345' });
  expect(await screen.findByText(/does not look like a UPS number/)).toBeVisible();
  await userEvent.click(await button('Mark as shipped'));
  await waitFor(() => expect(network.of(save)).toHaveLength(1));
});

test('refuses missing fields, and keeps what was typed when sending fails', async () => {
  const { network, unmount } = open(sale(), {
    [save]: { status: 503, error: 'upstream.unavailable' },
  });
  await userEvent.click(await button('Mark as shipped'));
  expect(await screen.findByText('Choose a carrier', { selector: 'p, div' })).toBeVisible();
  expect(screen.getByText('Enter 4 to 40 letters and numbers')).toBeVisible();
  expect(network.of(save)).toHaveLength(0);
  await fill(shipment);
  await userEvent.click(await button('Mark as shipped'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Tracking number')).toHaveValue(shipment.trackingNumber);
  expect(sessionStorage.getItem('deckle.draft.shipment.33.AwaitingShipment')).toContain('1Z999');
  unmount();
});

test('a number can be corrected while the parcel is on its way, and not afterwards', async () => {
  const late = sale({ status: 'Received', shipment: shipment as never });
  const { network } = open(shipped, { [save]: answer(shipped) });
  await userEvent.click(await button('Correct the tracking number'));
  expect(screen.getByLabelText('Tracking number')).toHaveValue(shipment.trackingNumber);
  await fill({ carrier: 'DHL', trackingNumber: '1234567890' });
  await userEvent.click(await button('Save'));
  await button('Correct the tracking number');
  expect(network.of(save)[0]?.body).toMatchObject({ carrier: 'DHL' });
  open(late);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});

test('cancelling a correction drops it, and the focus stays at the parcel', async () => {
  open(shipped);
  await userEvent.click(await button('Correct the tracking number'));
  await fill({ carrier: 'DHL', trackingNumber: '1234567890' });
  await userEvent.click(await button('Cancel'));
  expect(document.activeElement).toContainElement(await button('Correct the tracking number'));
  await userEvent.click(await button('Correct the tracking number'));
  expect(screen.getByLabelText('Tracking number')).toHaveValue(shipment.trackingNumber);
});

test('reads the order again when it has moved on meanwhile', async () => {
  const { network } = open(sale(), { [save]: { status: 409, error: 'trade.wrong-status' } });
  await fill(shipment);
  await userEvent.click(await button('Mark as shipped'));
  await waitFor(() => expect(network.of('GET /api/account/orders/33')).toHaveLength(2));
});

test('more time can be taken once', async () => {
  const later = sale({ canExtend: false, deadline: '2026-11-05T10:05:00.000Z' });
  open(sale(), { [extend]: answer(later) });
  await userEvent.click(await button('Take 24 more hours'));
  expect(await screen.findByText('5 November 2026', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take 24 more hours' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Status' })).toHaveFocus();
});

test('reads the order again when more time comes too late', async () => {
  open(sale(), {
    'GET /api/account/orders/33': [answer(sale()), answer(shipped)],
    [extend]: { status: 409, error: 'trade.wrong-status' },
  });
  await userEvent.click(await button('Take 24 more hours'));
  expect(await screen.findByRole('heading', { name: 'Your parcel' })).toBeVisible();
});

test('the packing slip names the sale, the artwork and the address, and is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  open(sale({ shipTo: null }));
  await userEvent.click(await button('Print packing slip'));
  expect(print).toHaveBeenCalledOnce();
  const slip = document.querySelector<HTMLElement>('[data-print]')!;
  expect(within(slip).getByText('Sale 33')).toBeInTheDocument();
  expect(slip).toHaveTextContent('Low Tide');
  expect(screen.getByText(/Ask us for the address/)).toBeVisible();
});

test('the day of the sale can be chosen where it is a day behind UTC', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  open(sale({ createdAt: '2026-11-26T02:00:00.000Z' }));
  const day = await screen.findByLabelText('Shipped on');
  vi.unstubAllEnvs();
  expect(day).toHaveAttribute('min', '2026-11-25');
});
