import { counted } from './support/counted.ts';
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
  const { effort, press } = counted();
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Buy for/ })
      .first(),
  );
  await expect(page.getByText('With shipping to you, this one costs less.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Continue' }));
  await press(page.getByRole('button', { name: /^Buy now · / }));
  await page.waitForURL(/\/thanks\/purchase\//);
  expect(effort).toEqual({ presses: 3, fields: 0 });
  const { orders } = await (await page.request.get('/api/account/buying')).json();
  expect(orders).toHaveLength(1);
  expect(orders[0].askId).toBe(offeredId);
  expect(orders[0].askId).not.toBe(lowestId);
});
