import { counted } from './support/counted.ts';
import { pathIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { addCard, enter, list, trade, workToBuy } from './support/trades.ts';

/** An amount as one types it, without a remainder of floating point. */
const inPence = (amount: number) => String(Math.round(amount * 100) / 100);

test('/bid-or-buy/…?action=edit&bidId=: on a phone, a bid is raised from the mail about a higher one, then raised to buy', async ({
  page,
  browser,
  deckle,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  await enter(elsewhere.request, deckle, 'Rival');
  await addCard(elsewhere.request);
  const rae = await enter(page.request, deckle, 'Rae');
  await addCard(page.request);
  const work = await workToBuy(page.request);
  await page.goto(work.href);
  await page.getByRole('link', { name: 'Place bid' }).click();
  await page
    .getByRole('button', { name: /^Beat the highest bid/ })
    .first()
    .click();
  const own = await page.getByRole('textbox', { name: 'Your bid' }).inputValue();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Place bid/ }).click();
  await page.waitForURL(/\/thanks\/bid\/\d+$/);
  const { editions } = await (await page.request.get(`/api/artworks/${work.id}`)).json();
  const { id: editionId } = editions.find(({ name }: { name: string }) => name === 'Main');
  const higher = { editionId, price: Math.round(Number(own) * 100) + 10_00, expiresInDays: 30 };
  await trade(elsewhere.request, '/api/bids', higher);
  await elsewhere.close();

  await page.goto(pathIn((await deckle.mailTo(rae.email, /There is a higher bid/)).text));
  const { effort, press, fill } = counted();
  await press(page.getByRole('link', { name: 'Edit your bid' }));
  const price = page.getByRole('textbox', { name: 'Your bid' });
  await expect(price).toHaveValue(own);
  const raised = inPence(Number(own) + 20);
  await fill(price, raised);
  await page.reload();
  await expect(price).toHaveValue(raised);
  await press(page.getByRole('button', { name: /^Raise bid · at most £/ }));
  await expect(page.getByText('Your bid is updated.')).toBeVisible();
  expect(effort).toEqual({ presses: 2, fields: 1 });
  await expect(page.getByRole('listitem').filter({ hasText: work.name })).toContainText(
    `£${Number(raised).toLocaleString('en', { minimumFractionDigits: raised.includes('.') ? 2 : 0 })}`,
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
