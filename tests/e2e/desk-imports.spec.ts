import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import { formBytesAtMost } from '../../shared/domain/uploads.ts';
import { makeZip } from '../support/make-zip.ts';
import { joinStaff } from './support/desk.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/test.ts';

const mark = `Z${Date.now().toString(36)}`;
const csvOf = (lines: readonly string[]) => ({
  name: 'works.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});
const work = (number: number, more = 'Etching,2024-05') =>
  `${mark}-W${number},${mark} Work ${number},${mark}-A1,${more}`;
const headings = 'reference,name,artists,medium,releaseDate';

async function linesOf(saving: Promise<Download>): Promise<string[]> {
  const text = await readFile(await (await saving).path(), 'utf8');
  return text.replace('\uFEFF', '').split('\r\n');
}

async function imported(page: Page, kind: string, lines: readonly string[]): Promise<void> {
  await page.goto('/desk/imports');
  await page.getByRole('radio', { name: kind }).check({ force: true });
  await page.getByLabel('CSV or JSON file').setInputFiles(csvOf(lines));
  await expect(page.getByRole('heading', { level: 1, name: 'works.csv' })).toBeVisible();
}

test('/desk/imports: mistakes are shown, the rest becomes drafts, and a second time nothing', async ({
  page,
  deckle,
}) => {
  await joinStaff(page, deckle, 'curator');
  await imported(page, 'Artists', ['reference,name', `${mark}-A1,${mark} Artist`]);
  await page.getByRole('button', { name: 'Write 1 record' }).click();
  await expect(page.getByText('1 record is written.')).toBeVisible();

  const good = [1, 2, 3].map((number) => work(number));
  const bad = [work(4, 'Hologram,2024'), work(1), work(5, 'Hologram,31/05/2024')];
  await imported(page, 'Artworks', [headings, ...good, ...bad]);
  await expect(page.getByText('3 become drafts, 3 are refused and stay out')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Rows of the file' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('medium: Must be one of');
  await expect(rows.nth(2)).toContainText('Row 2 has the same reference');
  await expect(rows.nth(3)).toContainText(
    /medium: Must be one of .+\. releaseDate: Must be such as 2024/,
  );
  await expectAccessible(page, 'a checked import');
  await page.getByRole('radio', { name: 'All 6' }).check({ force: true });
  await expect(rows).toHaveCount(7);
  await page.getByRole('button', { name: 'Write 3 records' }).click();
  await expect(page.getByText('3 records are written. 3 rows were refused.')).toBeVisible();
  const outcomes = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the outcomes as CSV' }).click();
  expect((await linesOf(outcomes)).filter((line) => /,create,yes,\d+,$/.test(line))).toHaveLength(
    3,
  );
  await page.getByRole('link', { name: `${mark}-W2` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${mark} Work 2` })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Your reference')).toHaveValue(`${mark}-W2`);

  await imported(page, 'Artworks', [headings, ...good]);
  await expect(page.getByText(/There is nothing to do/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Write/ })).toHaveCount(0);

  await page.goto('/desk/imports');
  await expectAccessible(page, 'imports and exports');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Artworks as CSV' }).click();
  const [first = '', ...exported] = await linesOf(saving);
  const wanted = headings.split(',').map((heading) => first.split(',').indexOf(heading));
  const given = exported
    .filter((line) => line.startsWith(mark))
    .map((line) => wanted.map((index) => line.split(',')[index]).join(','));
  expect(given, 'the same rows come out').toEqual(good);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'imports on a phone');
});

test('/desk/imports: a zip of pictures, larger than a document, and a past sale', async ({
  page,
  deckle,
}) => {
  await joinStaff(page, deckle, 'curator');
  const own = `${mark}P`;
  const write = async (says: string) => {
    await page.getByRole('button', { name: 'Write 1 record' }).click();
    await expect(page.getByText(says)).toBeVisible();
  };
  await imported(page, 'Artists', ['reference,name', `${own}-A,${own} Artist`]);
  await write('1 record is written.');
  await imported(page, 'Artworks', [
    'reference,name,artists,medium',
    `${own}-W,${own} Work,${own}-A,Etching`,
  ]);
  await write('1 record is written.');
  await imported(page, 'Editions', ['reference,artwork,name', `${own}-E,${own}-W,Main`]);
  await write('1 record is written.');
  await imported(page, 'Past sales', [
    'reference,edition,soldOn,price',
    `${own}-S,${own}-E,2023-11-04,520`,
  ]);
  await write('1 record is written.');

  const red = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#cc0000' },
  })
    .png()
    .toBuffer();
  const zip = makeZip([
    {
      name: 'list.csv',
      bytes: `reference,artwork,file\n${own}-1,${own}-W,red.png\n${own}-2,${own}-W,large.png`,
    },
    { name: 'red.png', bytes: red },
    { name: 'large.png', bytes: randomBytes(formBytesAtMost.document) },
  ]);
  const path = test.info().outputPath('set.zip');
  await writeFile(path, zip);
  await page.goto('/desk/imports');
  await page.getByRole('radio', { name: 'Pictures' }).check({ force: true });
  await page.getByLabel('Zip, CSV or JSON file').setInputFiles(path);
  await expect(page.getByText('1 are added, 1 are refused and stay out')).toBeVisible();
  await expect(page.getByText('file: It cannot be read from the zip')).toBeVisible();
  await write('1 record is written. 1 row was refused.');
  await page.getByRole('link', { name: 'Artworks', exact: true }).click();
  await page.getByRole('link', { name: `${own} Work` }).click();
  await expect(page.locator('img').first()).toBeVisible();
});
