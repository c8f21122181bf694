import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Returns how to release the site's scripts. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}

for (const [what, width, name, opened] of [
  ['a dialog', 1440, 'Sign in', 'Sign in'],
  ['the menu', 390, 'Menu', 'Menu'],
] as const) {
  test(`a button pressed before the scripts load opens ${what} once they have`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdScripts(page);
    await page.goto('/artists', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    release();
    const dialog = page.getByRole('dialog', { name: opened });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await expect(dialog, 'it was pressed once').toBeHidden();
  });
}

test('a query typed before the scripts load is searched once they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/artworks', { waitUntil: 'commit' });
  const search = page.getByRole('banner').getByRole('combobox');
  await search.click();
  await page.keyboard.type('tide');
  release();
  await expect(page.getByRole('option', { name: /‘tide’/ })).toBeVisible();
  await page.keyboard.type('s');
  await expect(search).toHaveValue('tides');
});
