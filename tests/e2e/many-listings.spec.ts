import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/test.ts';
import { enter, list, workToBuy } from './support/trades.ts';

test('/my-account/selling: several listings are repriced, extended, exported and withdrawn', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Mina');
  const works = await Promise.all([1, 2, 3].map(() => workToBuy(page.request)));
  for (const work of works) await list(page.request, deckle, work);
  const [first, second, third] = works;
  await page.goto('/my-account/selling');
  await page.getByRole('link', { name: 'Change several' }).click();
  await page.getByRole('checkbox', { name: 'All 3' }).check();
  await expect(page.getByText('3 listings selected')).toBeVisible();

  await expectAccessible(page, 'select listings');
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByLabel('Change in percent').fill('20');
  const row = (name: string | undefined) =>
    page.getByRole('listitem').filter({ hasText: name ?? 'none' });
  await expect(page.getByText('→')).toHaveCount(3);
  await expectAccessible(page, 'review prices');
  await page.setViewportSize({ width: 320, height: 900 });
  await expectAccessible(page, 'review prices at 320 px', ['color-contrast', 'target-size']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await row(third?.name).getByRole('checkbox').first().uncheck();
  const dear = await row(first?.name).locator('strong').textContent();
  for (const question of await page.getByLabel('Use this price anyway').all()) {
    if (!(await question.isChecked())) await question.check();
  }
  await row(third?.name).getByRole('checkbox').first().uncheck();
  await page.getByRole('button', { name: 'Change 2 prices' }).click();
  await expect(page.getByText('Price changed: 2 listings.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to your listings' }).click();
  await expect(row(first?.name)).toContainText(dear ?? '');

  await page.getByRole('link', { name: 'Change several' }).click();
  await page.getByRole('checkbox', { name: second?.name ?? '' }).check();
  await page.getByRole('checkbox', { name: third?.name ?? '' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Listing,Artist,Title');
  expect(csv.trim().split('\n')).toHaveLength(3);

  await page.getByRole('button', { name: 'Extend' }).click();
  await page.getByText('Until accepted', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Extend 2 listings' }).click();
  await expect(page.getByText('Extended: 2 listings.')).toBeVisible();
  await page.goBack();

  await page.getByRole('checkbox', { name: 'All 3' }).check();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Withdraw 3 listings' }).click();
  await expect(page.getByText('Withdrawn: 3 listings.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to your listings' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Finished 3' })).toBeVisible();
});

test('/my-account/selling: a seller pauses all listings and returns early', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Paul');
  const work = await workToBuy(page.request);
  const { askId } = await list(page.request, deckle, work);
  const idsOfAsks = async () => {
    const { editions } = await (await page.request.get(`/api/artworks/${work.id}`)).json();
    return editions.flatMap(({ asks }: { asks: { id: number }[] }) => asks.map(({ id }) => id));
  };
  expect(await idsOfAsks()).toContain(askId);
  await page.goto('/my-account/selling');
  await page.getByRole('button', { name: 'Pause all' }).click();
  await page.getByRole('button', { name: 'Pause my listings' }).click();
  await expect(page.getByText(/^You are away until/)).toBeVisible();
  await expect(page.getByText('Paused while you are away')).toBeVisible();
  expect(await idsOfAsks()).not.toContain(askId);
  await page.reload();
  await page.getByRole('button', { name: 'Come back now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Come back now' }).click();
  await expect(page.getByText(/^You are away until/)).toBeHidden();
  await expect(page.getByText('Lowest ask')).toBeVisible();
  expect(await idsOfAsks()).toContain(askId);
});
