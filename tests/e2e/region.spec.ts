import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/test.ts';
import { openedInEachVariant } from './support/variants.ts';

async function workForSale(page: Page): Promise<{ href: string; name: string }> {
  const { items } = await (await page.request.get('/api/artworks')).json();
  return items.find((item: { shown: { lowestAsk: unknown } }) => item.shown.lowestAsk !== null);
}

async function choose(page: Page, country: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Region and currency/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Region and currency' });
  await expect(dialog.getByLabel('Country')).toBeFocused();
  await page.keyboard.type(country);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // It is closed by going back, which takes a moment.
  await page.waitForFunction(() => !JSON.stringify(history.state).includes('"place"'));
}

const buy = (page: Page): Locator => page.getByRole('link', { name: /^Buy for/ });

test('a choice changes every price at once, in every tab, and is kept', async ({
  page,
  context,
}) => {
  const work = await workForSale(page);
  await page.goto(work.href);
  await expect(buy(page)).toHaveText(/£/);
  const other = await context.newPage();
  await other.goto('/artworks');
  await expect(other.locator('main')).toContainText('£');

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await choose(page, 'germany');
  await expect(buy(page)).toHaveText(/€/);
  // The one place that names prices in their own currency.
  const shown = (await page.locator('main').innerText()).replace(/In their own currency: .*/, '');
  expect(shown).not.toContain('£');
  await expect(other.locator('main')).toContainText('€');
  await expect(other.locator('main')).not.toContainText('£');
  expect(loads, 'without loading the page anew').toBe(0);

  await page.reload();
  await expect(buy(page)).toHaveText(/€/);
  await page.goto('/');
  await expect(page.locator('main')).toContainText('€');
  await expect(page.locator('main')).not.toContainText('£');
  await expect(page.getByRole('contentinfo')).toContainText('European Union, EUR €');
  const served = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(served).toContain('"place":{"country":"DE","region":"EU_1","currency":"EUR"}');
});

test('a choice can be reset from the footer, and a trade continues in the chosen currency', async ({
  page,
}) => {
  // Not a list that loads more as its end comes near: its footer moves away from the pointer.
  await page.goto((await workForSale(page)).href);
  await choose(page, 'japan');
  await expect(page.locator('main')).toContainText('$');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Region and currency/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Detect automatically' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main')).toContainText('£');
  await expect(page.getByText('Prices are in pounds.')).toBeVisible();

  await choose(page, 'usa');
  await page.goto(String(await buy(page).getAttribute('href')));
  await expect(page).toHaveURL(/\/bid-or-buy\//);
  await expect(page.locator('main')).toContainText('$');
  await expect(page.locator('main')).not.toContainText('£');
});

test('Escape changes nothing and returns the focus, also while an answer is late', async ({
  page,
}) => {
  await page.goto('/artworks');
  const opener = page.getByRole('banner').getByRole('button', { name: /^Region and currency/ });
  await opener.click();
  await expect(page.getByRole('dialog').getByLabel('Country')).toBeFocused();
  await page.keyboard.type('united states');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.locator('main')).toContainText('£');

  // The next opening stays open when the answer of this one comes.
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/place', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const dialog = page.getByRole('dialog', { name: 'Region and currency' });
  await opener.click();
  await expect(dialog.getByLabel('Country')).toBeFocused();
  await dialog.getByRole('button', { name: /^Show prices in/ }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  answer.resolve();
  await expect(page.getByText(/^Prices are in/)).toBeVisible();
  await expect(dialog.getByLabel('Country')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/artworks$/);
});

test.describe('behind a proxy that sends the country', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });

  test('prices use that country until another is chosen', async ({ page }) => {
    await page.goto('/artworks');
    await expect(page.locator('main')).toContainText('€');
    await choose(page, 'usa');
    await expect(page.locator('main')).toContainText('$');
    await page.reload();
    await expect(page.locator('main')).toContainText('$');
    await expect(page.locator('main')).not.toContainText('€');
  });
});

openedInEachVariant((variant) => {
  test('axe finds no problem on the region and currency dialog', async ({ page }) => {
    await page.goto('/how-it-works/fees');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Region and currency/ })
      .click();
    await expect(page.getByRole('dialog').getByLabel('Country')).toBeFocused();
    await expectAccessible(page, 'the choice of region and currency', variant.rules);
    await expect(page.getByRole('button', { name: /^Show prices in/ })).toBeInViewport();
  });
});
