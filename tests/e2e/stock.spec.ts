import { counted } from './support/counted.ts';
import { expect } from './support/test.ts';
import { enter } from './support/trades.ts';
import { test } from './support/with-own-site.ts';

const listings = 200;

type Item = { readonly name: string; readonly artists: readonly { readonly name: string }[] };
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('/bulk-upload: a dealer lists 200 works from a CSV file', async ({ page, deckle }) => {
  await enter(page.request, deckle, 'Dea');
  const lines: string[] = [];
  const { pageCount } = await (await page.request.get('/api/artworks')).json();
  for (let at = 1; at <= pageCount; at += 1) {
    const { items } = await (await page.request.get(`/api/artworks?page=${at}`)).json();
    for (const { name, artists } of items as Item[]) {
      lines.push(`${cell(artists[0]?.name ?? '')},${cell(name)},Main,99000`);
    }
  }
  // Of some works the dealer has two copies.
  const stock = [...lines, ...lines].slice(0, listings);
  const buffer = Buffer.from(stock.join('\r\n'));
  await page.goto('/bulk-upload');
  const { effort, press, load } = counted();
  await press(page.getByRole('link', { name: 'Start' }));
  const file = { name: 'stock.csv', mimeType: 'text/csv', buffer };
  await load(page.getByLabel('CSV file'), file);
  await expect(page.getByText(`${listings} rows added`)).toBeVisible();
  await expect(page.getByText('All saved')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(`Ready ${listings}`)).toBeVisible();
  await press(page.getByRole('link', { name: `Review ${listings} listings` }));
  await press(page.getByRole('button', { name: new RegExp(`^Place ${listings} listings`) }));
  const dialog = page.getByRole('dialog', { name: 'Your listings are placed' });
  await expect(dialog).toContainText(`${listings} listings are waiting for approval`);
  expect(effort).toEqual({ presses: 3, fields: 1 });
  expect(JSON.parse(await deckle.operator('asks', 'pending', '--json'))).toHaveLength(listings);
});
