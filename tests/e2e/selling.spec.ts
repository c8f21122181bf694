import { counted } from './support/counted.ts';
import { pathIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { enter, list, paidOrder, workToBuy } from './support/trades.ts';

test('/my-account/selling/sale/…: a seller ships a sold artwork and the buyer sees it', async ({
  page,
  browser,
  deckle,
}) => {
  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const buyer = await elsewhere.newPage();
  const sela = await enter(page.request, deckle, 'Sela');
  await enter(buyer.request, deckle, 'Bram');
  const people = { seller: page.request, buyer: buyer.request };
  const { work, orderId } = await paidOrder(deckle, people);

  await page.goto(pathIn((await deckle.mailTo(sela.email, /Ship it to us by/)).text));
  await expect(page).toHaveURL(new RegExp(`/my-account/selling/sale/${work.id}/${orderId}`));
  await expect(page.getByRole('heading', { name: 'Ship the artwork' })).toBeVisible();
  await page.getByRole('button', { name: 'Take 24 more hours' }).click();
  await expect(page.getByRole('button', { name: 'Take 24 more hours' })).toBeHidden();
  const { effort, press, fill, choose } = counted();
  await choose(page.getByLabel('Carrier'), 'UPS');
  await fill(page.getByLabel('Tracking number'), '1234');
  await expect(page.getByText(/does not look like a UPS number/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Tracking number')).toHaveValue('1234');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Sale ${orderId}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await press(page.getByRole('button', { name: 'Mark as shipped' }));
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('On its way to us');
  expect(effort).toEqual({ presses: 1, fields: 2 });
  await expect(page.getByRole('region', { name: 'Status' })).toBeFocused();

  await buyer.goto(`/my-account/buying/order/${work.id}/${orderId}`);
  await expect(buyer.getByRole('link', { name: '1234' })).toBeVisible();
  await page.getByRole('button', { name: 'Correct the tracking number' }).click();
  await page.getByLabel('Tracking number').fill('1Z999AA10123456784');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: '1Z999AA10123456784' })).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByRole('link', { name: '1Z999AA10123456784' })).toBeVisible();
  expect(await deckle.operator('orders', 'show', String(orderId))).toContain(
    'UPS, 1Z999AA10123456784',
  );
  await elsewhere.close();
});

test('/my-account/selling and /my-account/selling/sale/[artworkId]: all listings are extended at once', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Elsa');
  const work = await workToBuy(page.request);
  await list(page.request, deckle, work);
  await page.goto('/my-account/selling');
  await expect(page.getByText(/^Expires/)).toBeVisible();
  await page.getByRole('button', { name: 'Extend all' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Until accepted').click();
  await dialog.getByRole('button', { name: 'Extend all' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Until accepted')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Until accepted')).toBeVisible();
  await page.goto(`/my-account/selling/sale/${work.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(work.name);
  await expect(page.getByRole('main')).toContainText('Lowest ask');
  await expect(page.getByText('Until accepted')).toBeVisible();
});
