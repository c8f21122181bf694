import { expect, test } from './support/test.ts';
import { addCard, enter, paidOrder, trade, workToBuy } from './support/trades.ts';

test('/thanks/bid/…: only the bidder sees it, even after a reload', async ({
  page,
  browser,
  deckle,
}) => {
  await enter(page.request, deckle, 'Thea');
  await addCard(page.request);
  const work = await workToBuy(page.request);
  const { editions } = await (await page.request.get(`/api/artworks/${work.id}`)).json();
  const { id: editionId } = editions.find(({ name }: { name: string }) => name === 'Main');
  const bid = { editionId, price: 20_00, expiresInDays: 30 };
  const { bidId } = await trade(page.request, '/api/bids', bid);
  await page.goto(`/thanks/bid/${bidId}`);
  await expect(page.getByText(/^You bid £20 for/)).toContainText(work.name);
  await expect(page.getByText(/^Your bid stands until/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /^Maximum total/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /^Maximum total/ })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'View your bids' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto(`/thanks/bid/${bidId}`);
  await expect(other.getByRole('dialog')).toBeVisible();
  expect(new URL(other.url()).pathname, 'a visitor signs in first').toBe('/');
  await deckle.join(other.request, 'Otto');
  await other.goto(`/thanks/bid/${bidId}`);
  await expect(other.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'View your bids' }).click();
  await expect(page).toHaveURL(`/my-account/buying?bidId=${bidId}`);

  await test.step('/my-account/buying and /my-account/buying/order/[artworkId]: a withdrawn bid is listed as finished and counted', async () => {
    await page.getByRole('button', { name: /^Withdraw bid/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('You have no open bids.')).toBeVisible();
    await expect(page.getByRole('tabpanel').locator(':focus')).toBeVisible();
    await page.getByRole('tab', { name: 'Finished 1' }).click();
    await expect(page.getByRole('row', { name: 'Withdrawn 1 £20' })).toBeVisible();
    await page.goto('/my-account');
    await expect(page).toHaveURL('/my-account/buying');
    await page.getByRole('tab', { name: 'Finished 1' }).click();
    await expect(page.getByRole('row', { name: 'Withdrawn 1 £20' })).toBeVisible();
    await page.goto(`/my-account/buying/order/${work.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(work.name);
    await expect(page.getByText('Withdrawn')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('£20');
    await page.goto(`/thanks/bid/${bidId}`);
    await expect(page.getByText('It was withdrawn. Nothing was charged.')).toBeVisible();
  });
});

test('/thanks/purchase/… and /thanks/sale/…: each side sees its own amounts', async ({
  page,
  browser,
  deckle,
}) => {
  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const buyer = await elsewhere.newPage();
  await enter(page.request, deckle, 'Sela');
  await enter(buyer.request, deckle, 'Bram');
  const { work, orderId } = await paidOrder(deckle, { seller: page.request, buyer: buyer.request });

  await buyer.goto(`/thanks/purchase/${orderId}`);
  await expect(buyer.getByText(/^You bought/)).toBeVisible();
  await expect(buyer.getByText(/^The seller ships the artwork to us by/)).toBeVisible();
  await expect(buyer.getByText('12 Paper Mill Lane')).toBeVisible();
  await buyer.getByRole('link', { name: 'View order' }).click();
  await expect(buyer).toHaveURL(
    /\/my-account\/buying\/order\/\d+\/\d+\?askId=\d+&bidId=\d+&orderId=\d+$/,
  );

  await buyer.getByRole('link', { name: 'All your orders of this artwork' }).click();
  await expect(buyer).toHaveURL(`/my-account/buying/order/${work.id}`);
  await expect(buyer.getByRole('link', { name: `View order of ${work.name}` })).toBeVisible();

  // The seller opens the buyer’s address.
  await page.goto(`/thanks/purchase/${orderId}`);
  await expect(page).toHaveURL(`/thanks/sale/${orderId}`);
  await expect(page.getByText(/^You sold/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Your payout/ })).toBeVisible();
  await expect(page.getByText('12 Paper Mill Lane')).toBeHidden();
  await elsewhere.close();
});
