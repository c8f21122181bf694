import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** With motion, as most people have it. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.use({ viewport: { width: 390, height: 844 } });

/** Goes from the home page to the artworks, so that one Back too many would show. */
async function comeToList(page: Page): Promise<void> {
  await page.goto('/how-it-works/fees');
  await page.goto('/artworks');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** No overlay is open, and no history entry of one is left. */
async function isOnList(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/artworks');
  await expect.poll(() => page.evaluate(() => history.state?.usr?.overlays)).toBeUndefined();
}

test('Back closes the menu, the search, the filter and the help, then leaves the page', async ({
  page,
}) => {
  await comeToList(page);
  for (const name of ['Menu', 'Search', 'Filter', 'Help']) {
    await test.step(name, async () => {
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.goBack();
      await isOnList(page);
      // Closing by the button leaves no entry to go back to.
      await button.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await isOnList(page);
      await page.goForward();
      await isOnList(page);
    });
  }
  await page.goBack();
  await expect(page).toHaveURL('/how-it-works/fees');
});

test('Back from what an overlay led to returns to the list', async ({ page }) => {
  await comeToList(page);
  await test.step('a menu link adds one history entry', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Invest' }).click();
    await expect(page).toHaveURL('/invest');
    await page.goBack();
    await isOnList(page);
  });
  await test.step('a search adds one history entry', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('tide');
    await page.getByRole('dialog').getByRole('combobox').press('Enter');
    await expect(page).toHaveURL('/artworks?q=tide');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await isOnList(page);
  });
  await test.step('Back closes the filters and keeps the chosen filter', async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByRole('link', { name: 'Up to 50' }).click();
    await expect(page).toHaveURL('/artworks?size=50');
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/artworks?size=50');
    await page.goBack();
    await isOnList(page);
  });
  await test.step('Back closes the zoomed picture and stays on the artwork', async () => {
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().click();
    await expect(page).toHaveURL(/\/artworks\/.+/);
    const work = page.url();
    await page.getByRole('button', { name: /^Zoom in on/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(work);
    await page.goBack();
    await isOnList(page);
  });
});

test('Back from registering keeps the page and the typed name, not the password', async ({
  page,
}) => {
  await comeToList(page);
  const open = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
  };
  await open();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Password', { exact: true }).fill('a long pass 1');
  await page.goBack();
  await isOnList(page);
  await open();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.reload();
  await isOnList(page);
  await page.goBack();
  await expect(page).toHaveURL('/how-it-works/fees');
});

test('the sign-in modal stays open across reloads and other pages until it is closed', async ({
  page,
}) => {
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await page.goto('/my-account/selling');
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL('/');
  for (let reload = 0; reload < 2; reload += 1) {
    await page.reload();
    await expect(modal).toBeVisible();
  }
  await page.goto('/how-it-works/fees');
  await page.goBack();
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(modal).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(modal).toBeHidden();
});
