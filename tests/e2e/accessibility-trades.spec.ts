import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { ownHeaders } from '../support/own-headers.ts';
import { followPath } from './support/follow-path.ts';
import { send } from './support/send.ts';
import { type Deckle, expect, test } from './support/test.ts';
import { addCard, enter, paidOrder, trade, workToBuy } from './support/trades.ts';
import { expectAccessibleInAllVariants, setVariant, variants } from './support/variants.ts';

const tracking = ['--carrier', 'UPS', '--tracking', '1Z999AA10123456784'];

async function deliver(deckle: Deckle, orderId: number): Promise<void> {
  for (const [from, ...parcel] of [
    ['Shipped'],
    ['Received'],
    ['Authenticating'],
    ['Authenticated', ...tracking],
    ['ShippedToBuyer'],
  ] as const) {
    await deckle.operator('orders', 'advance', String(orderId), '--from', from, ...parcel);
  }
}

async function report(request: APIRequestContext, orderId: number): Promise<void> {
  const answer = await request.post(`/api/account/orders/${orderId}/case`, {
    headers: { ...ownHeaders, 'idempotency-key': randomUUID() },
    multipart: { reason: 'damaged', text: 'There is a tear in the upper left corner.' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('axe finds no problem on an order from the purchase to a reported problem', async ({
  page,
  browser,
  deckle,
}) => {
  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const buyer = await elsewhere.newPage();
  await enter(page.request, deckle, 'Sela');
  await enter(buyer.request, deckle, 'Bram');
  const people = { seller: page.request, buyer: buyer.request };
  const { work, orderId } = await paidOrder(deckle, people);
  const sale = `/my-account/selling/sale/${work.id}/${orderId}`;
  const order = `/my-account/buying/order/${work.id}/${orderId}`;

  await page.goto(sale);
  await expectAccessibleInAllVariants(page, 'a sale to ship');
  await buyer.goto(`/thanks/purchase/${orderId}`);
  await expectAccessibleInAllVariants(buyer, 'the thanks for a purchase');
  const shipment = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' };
  await send(page.request, 'PUT', `/api/account/orders/${orderId}/shipment`, {
    ...shipment,
    shippedOn: new Date().toISOString().slice(0, 10),
  });
  await setVariant(page, variants[0]);
  await page.reload();
  await expect(page.getByRole('link', { name: shipment.trackingNumber })).toBeVisible();
  await expectAccessibleInAllVariants(page, 'a sale that was shipped');

  await deliver(deckle, orderId);
  await report(buyer.request, orderId);
  await setVariant(buyer, variants[0]);
  await followPath(buyer, order);
  await expect(buyer.getByText(/Next step: the seller, by/)).toBeVisible();
  await expectAccessibleInAllVariants(buyer, 'an order with a reported problem');
  await setVariant(page, variants[0]);
  await page.reload();
  await expect(page.getByLabel('Your answer')).toBeVisible();
  await expectAccessibleInAllVariants(page, 'a sale with a reported problem');
  await elsewhere.close();
});

test('axe finds no problem on the thanks for a bid and a submission, and on a bulk upload', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Thea');
  await addCard(page.request);
  const work = await workToBuy(page.request);
  const { editions, artists } = await (await page.request.get(`/api/artworks/${work.id}`)).json();
  const { id: editionId } = editions.find(({ name }: { name: string }) => name === 'Main');
  const bid = { editionId, price: 20_00, expiresInDays: 30 };
  const { bidId } = await trade(page.request, '/api/bids', bid);
  await page.goto(`/thanks/bid/${bidId}`);
  await expectAccessibleInAllVariants(page, 'the thanks for a bid');

  const submitted = await page.request.post('/api/submissions/releases', {
    headers: { ...ownHeaders, 'idempotency-key': randomUUID() },
    multipart: { name: 'Late Tide', artistNames: 'Ines Valadares', kind: 'raffle' },
  });
  expect(submitted.ok(), await submitted.text()).toBe(true);
  await setVariant(page, variants[0]);
  await followPath(page, `/thanks/submission/${(await submitted.json()).id}`);
  await expectAccessibleInAllVariants(page, 'the thanks for a submission');

  const lines = `Nobody,"Nothing",Main,about 50,soon,perhaps\n"${artists[0].name}","${work.name}",Main,9600`;
  await setVariant(page, variants[0]);
  await followPath(page, '/bulk-upload/add-listings');
  await page.getByLabel('CSV file').setInputFiles({
    ...{ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) },
  });
  await expect(page.getByText('All saved')).toBeVisible();
  await expect(page.getByText('We could not find Nothing by Nobody')).toBeVisible();
  await expectAccessibleInAllVariants(page, 'the rows of a bulk upload');
  await setVariant(page, variants[0]);
  await page.getByRole('link', { name: 'Review 1 listing' }).press('Enter');
  await expect(page.getByText('1 row is not ready')).toBeVisible();
  await expectAccessibleInAllVariants(page, 'the review of a bulk upload');
});
