import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { PictureView } from '../../shared/contracts/catalogue.ts';
import { confirmationPath, fillRegistration, newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** With motion, as most people have it. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Card = {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly picture: PictureView | null;
};

async function soldWorks(page: Page): Promise<readonly Card[]> {
  const { items } = await (await page.request.get('/api/artworks?sort=latest-sale')).json();
  return items;
}

/** The position of an animated dialog is known only at its end. */
const comeToRest = (dialog: Locator) =>
  dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

const longEdge = (image: SVGElement | HTMLElement) =>
  image instanceof HTMLImageElement ? Math.max(image.naturalWidth, image.naturalHeight) : 0;

const lookedAt = (page: Page) => page.evaluate(() => localStorage.getItem('recently-viewed'));

test('a filtered list names its filters, and Back returns to the same place in it', async ({
  page,
}) => {
  await page.goto('/artworks');
  const works = page.getByRole('article');
  await expect(page.getByText(/^\d+ artworks$/)).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  const prices = page.getByRole('region', { name: 'Lowest ask' });
  await expect(prices.getByRole('img', { name: /Most are in this range/ })).toBeVisible();
  await prices.getByLabel('From £').fill('150');
  await prices.getByLabel('From £').press('Enter');
  await expect(page.getByRole('link', { name: 'Remove From £150' })).toBeVisible();
  await page.getByLabel('Sort').selectOption('Lowest ask, low to high');
  await expect(page).toHaveURL('/artworks?sort=lowest-ask&min=150');
  await expect(works.first()).toContainText(/Ask(?:≈ )?£(?:1[5-9]|2\d)\d/);

  // More loads on scrolling, and the address counts the pages.
  await page.mouse.move(700, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    expect(Number(new URL(page.url()).searchParams.get('page'))).toBeGreaterThanOrEqual(3);
  }).toPass();
  await expect.poll(() => works.count()).toBeGreaterThan(60);
  const chosen = works.nth(50);
  await chosen.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  const name = await chosen.getByRole('heading').textContent();
  await chosen.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name?.slice(0, 8) ?? '');
  await page.goBack();
  await expect.poll(() => works.count()).toBeGreaterThan(60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 100);
  await expect(chosen.getByRole('link')).toBeInViewport();

  // The address alone opens as much of the list.
  await page.reload();
  await expect.poll(() => works.count()).toBeGreaterThan(60);
});

test('filters open over a small window and change the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/artworks');
  await page.getByRole('button', { name: 'Filter' }).click();
  const overlay = page.getByRole('dialog', { name: 'Filter' });
  await overlay.getByRole('link', { name: 'Up to 50' }).click();
  await overlay.getByLabel('From', { exact: true }).fill('2018');
  await overlay.getByLabel('From', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/artworks?from=2018&size=50');
  await overlay.getByRole('button', { name: /^Show \d+ artworks?$/ }).click();
  await expect(overlay).toBeHidden();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/artworks');
});

test('a visitor’s save and viewed artworks are kept after registering', async ({
  page,
  deckle,
}) => {
  const person = newPerson('Dana');
  const [first, second] = await soldWorks(page);
  if (!first || !second) throw new Error('nothing has been sold');
  await page.goto(first.href);
  await expect.poll(() => lookedAt(page)).toBe(`[${first.id}]`);
  await page.goto(second.href);
  await page.getByRole('button', { name: `Save ${second.name}` }).click();
  await expect(page.getByText('Sign in or register to save this artwork.')).toBeVisible();
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('We’ve sent a link')).toBeVisible();
  await page.goto(confirmationPath((await deckle.mailTo(person.email)).text));

  const save = page.getByRole('button', { name: `Save ${second.name}` });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await expect(page).not.toHaveURL(/pending/);
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => lookedAt(page), 'the account remembers it now').toBeNull();
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Recently viewed' });
  await expect(async () => {
    await page.mouse.wheel(0, 1_500);
    await expect(strip).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(strip.getByRole('link', { name: first.name })).toBeVisible();
});

test('a picture is zoomed by keyboard, and its button gets the focus back', async ({
  page,
  dataDir,
}) => {
  const [work] = await soldWorks(page);
  const [, id = ''] = /^\/media\/([^/]+)\//.exec(work?.picture?.formats[0]?.url ?? '') ?? [];
  const large = join(dataDir, 'media', id.slice(0, 2), id, 'large.webp');
  rmSync(large);
  await page.goto(work?.href ?? '');
  const opener = page.getByRole('button', { name: /^Zoom in on/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: work?.name ?? '' });
  const picture = window.getByRole('img');
  await expect(picture).toBeVisible();
  // Drawn on request, from its recipe.
  await expect.poll(() => existsSync(large)).toBe(true);
  await expect.poll(() => picture.evaluate(longEdge)).toBe(1920);
  await comeToRest(window);
  const before = await picture.boundingBox();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(window.getByRole('status')).toHaveText('225%');
  const closer = await picture.boundingBox();
  expect(closer?.width).toBeCloseTo((before?.width ?? 0) * 2.25, 0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await picture.boundingBox())?.y).toBe((closer?.y ?? 0) - 80);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an artwork’s price chart is drawn, and a new lowest ask is announced', async ({ page }) => {
  const [work] = await soldWorks(page);
  const id = work?.id ?? 0;
  let answer = await (await page.request.get(`/api/artworks/${id}`)).json();
  await page.route(`/api/artworks/${id}`, (route) => route.fulfill({ json: answer }));
  await page.clock.install();
  await page.goto(work?.href ?? '');
  await page.getByText('View all sales').scrollIntoViewIfNeeded();
  await expect(page.locator('canvas').last()).toBeVisible();
  const market = page.getByRole('region', { name: 'Price history' });
  await market.getByText('View all sales').click();
  const count = Number(await market.getByRole('definition').nth(6).textContent());
  expect(await market.getByRole('row').count()).toBe(count + 1);

  const named = new URL(page.url()).searchParams.get('edition') ?? 'Main';
  const editions = answer.editions.map((edition: { name: string; lowestAsk: object }) =>
    edition.name === named
      ? { ...edition, lowestAsk: { id: 1, price: { amount: 777, currency: 'GBP' }, priceGbp: 777 } }
      : edition,
  );
  answer = { ...answer, editions };
  await page.clock.fastForward(11_000);
  await expect(page.getByText(/^Lowest ask: .*£7\.77, just now\.$/)).toBeVisible();
});
