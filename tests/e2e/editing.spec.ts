import { expect, test } from './support/test.ts';
import { addCard, enter, list, workToBuy } from './support/trades.ts';

/** An amount as one types it, without a remainder of floating point. */
const inPence = (amount: number) => String(Math.round(amount * 100) / 100);

test('/bid-or-buy/…?action=edit&bidId=: an outbid bid is raised, then raised to buy', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Rae');
  await addCard(page.request);
  const work = await workToBuy(page.request);
  await page.goto(work.href);
  await page.getByRole('link', { name: 'Place bid' }).click();
  await page.getByRole('textbox', { name: 'Your bid' }).fill('30');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Place bid/ }).click();
  await page.waitForURL(/\/thanks\/bid\/\d+$/);

  await page.goto(work.href);
  await page.getByRole('link', { name: 'Edit your bid' }).click();
  await expect(page.getByRole('textbox', { name: 'Your bid' })).toHaveValue('30');
  await page
    .getByRole('button', { name: /^(Match|Beat) the highest bid/ })
    .first()
    .click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your bid' })).not.toHaveValue('30');
  const raised = await page.getByRole('textbox', { name: 'Your bid' }).inputValue();
  await page.getByRole('button', { name: /^Raise bid · at most £/ }).click();
  await expect(page.getByText('Your bid is updated.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: work.name })).toContainText(
    `£${Number(raised).toLocaleString('en')}`,
  );

  await page.getByRole('link', { name: /^Edit bid of/ }).click();
  await page.getByRole('textbox', { name: 'Your bid' }).fill('99999');
  await page.getByRole('button', { name: 'Review the purchase' }).click();
  await page.getByRole('button', { name: /^Buy now · £/ }).click();
  await page.waitForURL(/\/thanks\/purchase\/\d+$/);
  await page.goto('/my-account/buying');
  await expect(page.getByRole('link', { name: /^Edit bid of/ })).toBeHidden();
  await expect(page.getByText(work.name).first()).toBeVisible();
});

test('/ask-or-sell/…?action=edit&askId=: the price and expiry of a listing are changed', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Lio');
  await list(page.request, deckle, await workToBuy(page.request));
  await page.goto('/my-account/selling');
  await page.getByRole('link', { name: /^Edit listing at/ }).click();
  const before = Number(await page.getByRole('textbox', { name: 'Your price' }).inputValue());
  await page.getByRole('textbox', { name: 'Your price' }).fill(inPence(before * 10));
  await page.getByText('Until accepted').click();
  await page.getByRole('button', { name: /^Raise price · payout £/ }).click();
  await expect(page.getByText('Is this price right?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your price' }).fill(inPence(before + 40));
  await page.getByRole('button', { name: /^Raise price · payout £/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your listing is updated' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Until accepted')).toBeVisible();
  await page.getByRole('link', { name: /^Edit listing at/ }).click();
  await expect(page.getByRole('textbox', { name: 'Your price' })).toHaveValue(inPence(before + 40));
});
