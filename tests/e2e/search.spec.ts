import { expect, test } from './support/test.ts';

const name = 'Search artists and artworks';

test('finds an artist by a misspelt name, by keyboard', async ({ page }) => {
  await page.goto('/how-it-works/fees');
  const field = page.getByRole('combobox', { name });
  await field.fill('zuleica');
  const artist = page.getByRole('option', { name: /^Zuleika/ });
  await expect(artist).toBeVisible();
  await field.press('ArrowDown');
  await expect(artist).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(artist).toBeHidden();
  await field.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'zuleica');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('‘zuleica’');
});

test('offers a guest’s latest searches, and other pages where nothing is found', async ({
  page,
}) => {
  const { items } = await (await page.request.get('/api/artworks')).json();
  const [{ name: title, href }] = items;
  await page.goto('/how-it-works/fees');
  const field = page.getByRole('combobox', { name });
  await field.fill(title);
  const works = page.getByRole('option').and(page.locator('[href^="/artworks/"]'));
  await works.filter({ hasText: title }).first().click();
  await page.waitForURL(({ pathname }) => pathname === href.split('?')[0]);
  await page.goto('/how-it-works/fees');
  await field.click();
  await expect(page.getByText('Latest searches')).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: title })).toBeVisible();
  await field.fill('qqqqzzzz');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('option', { name: 'Release calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Release calendar' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search opens over the whole page and closes with its result', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await button.click();
    const window = page.getByRole('dialog', { name: 'Search' });
    await expect(window.getByRole('combobox', { name })).toBeFocused();
    const whole = { x: 0, y: 0, width: 390, height: 844 };
    await expect.poll(() => window.boundingBox()).toEqual(whole);
    await window.getByRole('combobox', { name }).fill('tide');
    await window.getByRole('option', { name: /All artworks matching/ }).click();
    await expect(window).toBeHidden();
    await page.waitForURL((url) => url.searchParams.get('q') === 'tide');
  });
});
