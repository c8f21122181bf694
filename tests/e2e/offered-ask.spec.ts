import { expect, test } from './support/test.ts';
import { addCard, enter, workWithOtherOffer } from './support/trades.ts';

test('/bid-or-buy/…?action=buy: three presses buy the ask that is cheapest delivered, not the lowest', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Deli');
  await addCard(page.request);
  const { href, offeredId, lowestId } = await workWithOtherOffer(page.request);
  await page.goto(href);
  await expect(page.getByText(/is the ask that costs you least delivered/)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Buy for/ })
    .first()
    .click();
  await expect(page.getByText('With shipping to you, this one costs less.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Buy now · / }).click();
  await page.waitForURL(/\/thanks\/purchase\//);
  const { orders } = await (await page.request.get('/api/account/buying')).json();
  expect(orders).toHaveLength(1);
  expect(orders[0].askId).toBe(offeredId);
  expect(orders[0].askId).not.toBe(lowestId);
});
