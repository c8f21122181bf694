import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { addCard, approve, enter, type Work, workToBuy } from './support/trades.ts';

/** Tabs to the control, as a person without a mouse, and presses it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by keyboard');
}

async function activate(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await expect(control).toBeVisible();
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** The next step's heading has the focus: nothing is lost between two steps. */
async function arrive(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

const listed = async (page: Page, { id }: Work) => {
  const { editions } = await (await page.request.get(`/api/artworks/${id}`)).json();
  return editions.find(({ name }: { name: string }) => name === 'Main');
};

test('/ask-or-sell/…/authentication: a framed copy without certificate is listed by keyboard and bought', async ({
  page,
  browser,
  deckle,
}) => {
  const sela = await enter(page.request, deckle, 'Sela');
  const work = await workToBuy(page.request);
  const { lowestAsk } = await listed(page, work);
  const price = String(Math.floor(lowestAsk.priceGbp / 100) - 20);
  await page.goto(work.href);
  await activate(page, page.getByRole('link', { name: 'List artwork', exact: true }));
  await arrive(page, 'List or sell');
  await tabTo(page, page.getByRole('textbox', { name: 'Your price' }));
  await page.keyboard.type(price);
  await activate(page, page.getByRole('button', { name: 'Continue' }));
  await arrive(page, 'About your copy');
  await expect(page).toHaveURL(/\/ask-or-sell\/authentication\//);
  await tabTo(page, page.getByLabel('Its number in the edition'));
  await page.keyboard.type('12/50');
  await activate(page, page.getByRole('radio', { name: /^As new/ }), 'ArrowDown');
  await tabTo(page, page.getByLabel('What is not as new?'));
  await page.keyboard.type('A crease at the <b>lower left</b>.');
  await activate(page, page.getByRole('radio', { name: /^Unframed/ }), 'ArrowDown');
  await activate(page, page.getByRole('radio', { name: /^I have/ }), 'ArrowDown');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^No certificate/ })).toBeChecked();
  await activate(page, page.getByRole('button', { name: 'Continue' }));
  await arrive(page, 'Review your listing');
  await page.goBack();
  await expect(page.getByLabel('What is not as new?')).toHaveValue(/crease/);
  await page.goForward();
  await expect(page.getByText('No. 12/50 · Not as new · Framed · No certificate')).toBeVisible();
  await activate(page, page.getByRole('button', { name: /^List artwork · payout/ }));
  await page.waitForURL(/\/my-account\/selling/);
  const dialog = page.getByRole('dialog', { name: 'Your listing is pending' });
  await expect(dialog).toBeVisible();
  await approve(deckle, ({ seller }) => seller === sela.email);

  const phone = { width: 390, height: 844 };
  const elsewhere = await browser.newContext({
    baseURL: process.env.DECKLE_URL ?? '',
    viewport: phone,
  });
  const buyer = await elsewhere.newPage();
  await enter(buyer.request, deckle, 'Bram');
  await addCard(buyer.request);
  await expect(async () => {
    await buyer.goto(work.href);
    await expect(buyer.getByRole('table', { name: /Asks/ })).toContainText('No. 12/50', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
  await buyer.getByRole('link', { name: /^Buy for/ }).click();
  await expect(buyer.getByText('Condition: A crease at the <b>lower left</b>.')).toBeVisible();
  await buyer.getByRole('button', { name: 'Continue' }).click();
  await expect(buyer.getByText(/Visa ending in 4242/)).toBeVisible();
  await expect(buyer.getByText('Condition: A crease at the <b>lower left</b>.')).toBeVisible();
  await buyer.getByRole('button', { name: /^Buy now · £/ }).click();
  await buyer.waitForURL(/\/thanks\/purchase\//);
  await buyer.getByRole('link', { name: 'View order' }).click();
  await expect(buyer.getByText('No. 12/50 · Not as new · Framed · No certificate')).toBeVisible();
  await elsewhere.close();
});

test('/bid-or-buy/…/review-bid: a bid with another card moves with another country', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Cleo');
  await addCard(page.request);
  const work = await workToBuy(page.request);
  await page.goto(work.href);
  await page.getByRole('link', { name: 'Place bid', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your bid' }).fill('25');
  await activate(page, page.getByRole('button', { name: 'Continue' }));
  await arrive(page, 'Review your bid');
  const steps = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await activate(page, page.getByRole('link', { name: 'Change the card' }));
  await arrive(page, 'Which card will you pay with?');
  await expect(steps).toHaveCount(4);
  await page.reload();
  await activate(page, page.getByRole('button', { name: '5555 5555 5555 4444' }));
  await activate(page, page.getByRole('button', { name: 'Save card and continue' }));
  await arrive(page, 'Review your bid');
  await expect(page.getByText('Mastercard ending in 4444, 12/40')).toBeVisible();
  await expect(page.getByText('Any copy of this edition')).toBeVisible();
  await activate(page, page.getByRole('button', { name: /^Place bid · at most £/ }));
  await page.waitForURL(/\/thanks\/bid\//);

  await page.goto('/my-account/settings');
  await page.getByRole('button', { name: 'Change addresses' }).click();
  await page.getByLabel('Country').first().selectOption('FR');
  const notice = page.getByText('Your open bid will be delivered to France');
  await expect(notice).toBeVisible();
  await page.getByLabel('Country').first().selectOption('GB');
  await expect(notice).toBeHidden();
  await page.getByLabel('Country').first().selectOption('FR');
  await page.getByLabel('Postal code').first().fill('75001');
  await expect(notice).toBeVisible();
  const left = async () =>
    (await (await page.request.get('/api/account/bids/moved?country=FR')).json()).bids;
  expect(await left()).toHaveLength(1);
  await page.getByRole('button', { name: 'Save addresses' }).click();
  await expect(page.getByText('Your addresses have been saved.')).toBeVisible();
  expect(await left(), 'the bid goes to France now').toEqual([]);
});
