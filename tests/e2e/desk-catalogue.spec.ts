import { joinStaff } from './support/desk.ts';
import { type Deckle, expect, test } from './support/test.ts';

async function draftByCommand(deckle: Deckle, ...words: string[]): Promise<number> {
  return JSON.parse(await deckle.operator(...words, '--json')).id;
}

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
