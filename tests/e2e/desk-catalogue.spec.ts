import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { joinStaff } from './support/desk.ts';
import { expectSound } from './support/sound.ts';
import { type Deckle, expect, test } from './support/test.ts';

async function pictureOf(colour: string) {
  const create = { width: 900, height: 1200, channels: 3, background: colour } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Saves the open form by Enter in its first field that was just filled. */
async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Saved.', { exact: true }).last()).toBeVisible();
}

async function draftByCommand(deckle: Deckle, ...words: string[]): Promise<number> {
  return JSON.parse(await deckle.operator(...words, '--json')).id;
}

test('/desk/artworks: from a new artist to a work that a visitor sees', async ({
  page,
  browser,
  deckle,
}) => {
  await joinStaff(page, deckle, 'curator');
  await page.goto('/desk/artists');
  await page.getByRole('button', { name: 'New artist' }).click();
  await page.getByLabel('Name').fill('Fenella Graywacke');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fenella Graywacke' })).toBeVisible();
  await page.getByLabel('Nationalities').fill('Scottish (GB)');
  await page.keyboard.press('ControlOrMeta+s');
  await saved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: 'See its page' })).toBeVisible();

  await page.getByRole('link', { name: 'Artworks' }).click();
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, 'the list on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'New artwork' }).click();
  await page.getByLabel('Title').fill('Slate Harbour');
  await page.getByLabel('Artist').fill('Graywacke');
  await page.getByRole('button', { name: 'Fenella Graywacke' }).click();
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await expect(page.getByText(/it needs a medium, an edition, a picture/)).toBeVisible();
  await page.getByLabel('Medium').selectOption('Etching');
  await page.reload();
  await expect(page.getByLabel('Medium'), 'nothing typed is lost').toHaveValue('Etching');
  await page.getByLabel('Released').fill('March 2025');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Must be such as 2024, 2024-05 or 2024-05-31')).toBeVisible();
  await page.getByLabel('Released').fill('2025-03-01');
  await page.keyboard.press('Enter');
  await saved(page);
  await page.getByLabel(/^Size/).fill('70 × 50 cm');
  await page.getByRole('button', { name: 'Add the edition' }).click();
  await page.getByLabel('Copies').fill('40');
  await page.keyboard.press('Enter');
  await saved(page);

  await page
    .getByLabel(/Add pictures/)
    .setInputFiles([await pictureOf('teal'), await pictureOf('salmon')]);
  for (const [number, text] of [
    [1, 'A slate harbour at night'],
    [2, 'The harbour, framed'],
  ] as const) {
    const row = page.getByRole('form', { name: `Picture ${number}` });
    await row.getByLabel('Alternative text').fill(text);
    await page.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: 'Save' })).toHaveCount(0);
  }

  const visitors = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const visitor = await visitors.newPage();
  await visitor.goto('/artworks?q=slate+harbour');
  await expect(visitor.getByRole('link', { name: /Slate Harbour/ })).toHaveCount(0);
  await expectSound(page, 'a draft with pictures');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: visitors see it now.')).toBeVisible();

  await visitor.goto('/artworks?q=slate+harbour');
  await visitor
    .getByRole('link', { name: /Slate Harbour/ })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Slate Harbour');
  const picture = visitor.getByRole('img', { name: 'A slate harbour at night' }).first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(visitor.getByText('70 × 50 cm').first()).toBeVisible();
  await visitors.close();
});

test('/desk/artworks: a duplicate is merged, and its address leads to the one that stays', async ({
  page,
  deckle,
}) => {
  const artist = await draftByCommand(deckle, 'artists', 'add', '--name', 'Una Twin');
  await deckle.operator('artists', 'publish', String(artist));
  const other = await draftByCommand(deckle, 'artists', 'add', '--name', 'Una Twyn');
  await deckle.operator('artists', 'publish', String(other));
  await page.goto(`/artists/una-twyn/${other}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Una Twyn');

  await joinStaff(page, deckle, 'curator');
  await page.goto(`/desk/artists/${other}`);
  await page.getByRole('button', { name: 'Merge into another' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('The one that stays').fill('Una Twin');
  await dialog.getByRole('button', { name: 'Una Twin' }).click();
  await dialog.getByRole('button', { name: 'Merge into Una Twin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Una Twin' })).toBeVisible();
  await page.goto(`/artists/una-twyn/${other}`);
  await expect(page).toHaveURL(new RegExp(`/artists/una-twin/${artist}$`));
});
