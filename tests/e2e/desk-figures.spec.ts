import { joinStaff } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('/desk/figures: the market in figures, by day and month, also as a CSV', async ({
  page,
  deckle,
}) => {
  await joinStaff(page, deckle, 'viewer');
  await page.goto('/desk/figures');
  const table = page.getByRole('table').filter({ hasText: 'Our fees' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await page.getByRole('radio', { name: '12 months' }).check();
  await expect(table.getByRole('row')).toHaveCount(13);
  const sales = await table.locator('tbody tr td:nth-child(2)').allTextContents();
  const sum = sales.reduce((all, one) => all + Number(one), 0);
  expect(sum).toBeGreaterThan(100);
  const tile = page.locator('dl > div').filter({ has: page.getByText('Sales', { exact: true }) });
  await expect(tile.locator('dd').first()).toHaveText(String(sum));

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('figures.csv');
});

test('/desk/ledger: whose money it is, and that every sum is right', async ({ page, deckle }) => {
  await joinStaff(page, deckle, 'viewer');
  await page.goto('/desk/ledger');
  await expect(page.getByText('Every sum is right')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is owed' })).toBeVisible();
});
