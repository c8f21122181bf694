import type { APIRequestContext, Page } from '@playwright/test';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { enter } from './support/trades.ts';

type Item = {
  readonly name: string;
  readonly artists: readonly { readonly name: string }[];
  readonly shown: { readonly highestBid: { readonly priceGbp: number } | null };
};

/** Works of the catalogue; each test takes others. */
async function worksFrom(request: APIRequestContext, first: number, count: number) {
  const works: { artist: string; artwork: string; bid: number }[] = [];
  for (let page = 1; works.length < first + count; page += 1) {
    const { items } = await (await request.get(`/api/artworks?page=${page}`)).json();
    for (const { name, artists, shown } of items as Item[]) {
      const bid = (shown.highestBid?.priceGbp ?? 0) / 100;
      works.push({ artist: artists[0]?.name ?? '', artwork: name, bid });
    }
  }
  return works.slice(first, first + count);
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

async function load(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'));
  const file = { name: 'stock.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('CSV file').setInputFiles(file);
}

/** The link leads to the works once the saved address has been read. */
async function start(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Start' });
  await expect(link).toHaveAttribute('href', /add-listings/);
  await link.click();
}

const rowsOf = (page: Page) => page.locator('[data-row]');
const saved = (page: Page) => expect(page.getByText('All saved')).toBeVisible({ timeout: 30_000 });

test('/bulk-upload: a dealer lists a CSV file and corrects rows with problems', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Dea');
  const works = await worksFrom(page.request, 30, 4);
  const line = (index: number, price: string, more = '60,no') =>
    [cell(works[index]!.artist), cell(works[index]!.artwork), 'Main', price, more].join(',');
  await page.goto('/bulk-upload');
  const template = await page.getByRole('link', { name: /template/ }).getAttribute('href');
  const columns = await (await page.request.get(template ?? '')).text();
  await start(page);
  await load(page, [
    columns.trim(),
    line(0, '"9.250,00"'),
    line(1, '£9300'),
    line(2, 'about 50'),
    'Nobody,=HYPERLINK("http://x"),Main,500,soon,perhaps',
  ]);
  await expect(page.getByText('4 rows added')).toBeVisible();
  await saved(page);
  await expect(rowsOf(page).nth(2)).toContainText('“about 50” is not a price');
  await expect(rowsOf(page).nth(3)).toContainText('We could not find =HYPERLINK');
  await expect(rowsOf(page).nth(3)).toContainText('“soon” is not an expiry');

  await page.getByText('Needs attention 2').click();
  await rowsOf(page)
    .first()
    .getByLabel(/^Price of/)
    .fill('9400');
  await saved(page);
  await page.reload();
  await expect(page.getByText('Ready 3')).toBeVisible();
  await page.getByRole('link', { name: 'Review 3 listings' }).press('Enter');
  await expect(page.getByText('1 row is not ready')).toBeVisible();
  await page.getByRole('button', { name: /^Place 3 listings/ }).press('Enter');

  await expect(page).toHaveURL(/my-account\/selling/);
  const dialog = page.getByRole('dialog', { name: 'Your listings are placed' });
  await expect(dialog).toContainText('waiting for approval');
  await dialog.getByRole('button', { name: 'View listings' }).click();
  await expect(page.getByText(works[2]!.artwork).first()).toBeVisible();
  await page.goto('/bulk-upload/add-listings');
  await expect(rowsOf(page)).toHaveCount(1);
});

test('/bulk-upload: a dealer on a phone adds three works, with a second tab open', async ({
  page,
  context,
  deckle,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page.request, deckle, 'Pia');
  await page.goto('/bulk-upload/add-listings');
  const works = await worksFrom(page.request, 40, 3);
  for (const [index, { artist, artwork }] of works.entries()) {
    await page.getByLabel('Find a work to list').fill(`${artwork} ${artist}`);
    await page.getByRole('option', { name: artwork }).first().click();
    await saved(page);
    const row = rowsOf(page).nth(index);
    const edition = row.getByLabel(/^Edition of/);
    if (await edition.isVisible()) await edition.selectOption({ label: 'Main' });
    await row.getByLabel(/^Price of/).fill('9500');
    await row.getByLabel(/^Price of/).press('Enter');
    await expect(page.getByLabel('Find a work to list')).toBeFocused();
    await saved(page);
  }
  const second = await context.newPage();
  await second.goto('/bulk-upload/add-listings');
  await expect(rowsOf(second)).toHaveCount(3);
  await rowsOf(second)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Review 2 listings' }).press('Enter');
  await page.getByRole('button', { name: /^Place 2 listings/ }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('2 listings are waiting');
  await second.reload();
  await expect(second.getByText('No works yet')).toBeVisible();
});

test('/bulk-upload: a lost answer lists nothing twice, and failed rows remain', async ({
  context,
  deckle,
}) => {
  // Not the fixture's page, which takes a broken connection for an error of the site.
  const page = await context.newPage();
  await enter(page.request, deckle, 'Lou');
  await page.goto('/bulk-upload/add-listings');
  const works = await worksFrom(page.request, 50, 30);
  await load(
    page,
    works.map(({ artist, artwork }) => `${cell(artist)},${cell(artwork)},Main,9600`),
  );
  await saved(page);
  // The first batch is placed but its answer lost; the second is not placed at all.
  let batches = 0;
  await page.route('**/bulk-rows/place', async (route) => {
    batches += 1;
    if (batches === 1) await route.fetch();
    await route.abort();
  });
  await page.getByRole('link', { name: /^Review 30/ }).press('Enter');
  await page.getByRole('button', { name: /^Place 30/ }).press('Enter');
  await expect(page.getByText('25 listings were placed, 5 were not')).toBeVisible();
  await page.unroute('**/bulk-rows/place');
  await page.getByRole('button', { name: /^Place 5/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('30');
  const { asks, orders } = await (await page.request.get('/api/account/selling')).json();
  expect(
    asks.filter(({ status }: { status: string }) => status !== 'Done').length + orders.length,
  ).toBe(30);

  await dialog.getByRole('button', { name: 'Change or withdraw them' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('button', { name: /^Withdraw \d+ listings$/ }).click();
  await expect(page.getByText(/^Withdrawn: \d+ listings\.$/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Back to your listings' }).click();
  await expect(page.getByText('You have no active listings.')).toBeVisible();
});

test('/bulk-upload: rows are removed together', async ({ page, deckle }) => {
  await enter(page.request, deckle, 'Rem');
  await page.goto('/bulk-upload/add-listings');
  const works = await worksFrom(page.request, 90, 3);
  const [first, second, third] = works.map(
    ({ artist, artwork }) => `${cell(artist)},${cell(artwork)}`,
  );
  await load(page, [`${first},Main,9600`, `${second},Main,9600`, `${third},Main,much`]);
  await saved(page);
  await page.getByText('Needs attention 1').click();
  await page.getByRole('button', { name: 'Remove those shown' }).click();
  await page.getByRole('button', { name: 'Remove 1 row' }).click();
  await expect(page.getByText('All 2')).toBeVisible();
  await page.getByRole('link', { name: 'Review 2 listings' }).press('Enter');
  await page.getByRole('button', { name: 'Remove them instead' }).click();
  await page.getByRole('button', { name: 'Remove 2 rows' }).click();
  await expect(page.getByText('Nothing to review')).toBeVisible();
  await page.goto('/bulk-upload/add-listings');
  await expect(page.getByText('No works yet')).toBeVisible();
});

test('/bulk-upload: a price typed as the session ends is kept after signing in', async ({
  page,
  deckle,
}) => {
  const person = await enter(page.request, deckle, 'Sen');
  await page.goto('/bulk-upload/add-listings');
  const [work] = await worksFrom(page.request, 85, 1);
  await load(page, [`${cell(work!.artist)},${cell(work!.artwork)},Main,9700`]);
  await saved(page);
  await send(page.request, 'POST', '/api/auth/logout');
  await rowsOf(page)
    .getByLabel(/^Price of/)
    .fill('9800');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/E-mail/).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/add-listings/);
  await expect(rowsOf(page).getByLabel(/^Price of/)).toHaveValue('9800');
  await saved(page);
  await page.reload();
  await expect(rowsOf(page).getByLabel(/^Price of/)).toHaveValue('9800');
});
