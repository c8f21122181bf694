import { expect, test } from './support/test.ts';

for (const [what, width, name, opened] of [
  ['a dialog', 1440, 'Sign in', 'Sign in'],
  ['the menu', 390, 'Menu', 'Menu'],
] as const) {
  test(`what is pressed before the site’s script has come opens ${what} once it has`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/artists', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    letGo();
    const dialog = page.getByRole('dialog', { name: opened });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await expect(dialog, 'it was pressed once').toBeHidden();
  });
}
