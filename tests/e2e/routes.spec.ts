import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { enter, workToBuy } from './support/trades.ts';

/** One test for each row of specification section 2 that no other spec of this folder names. */

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const read = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.json();
};

test('/: a latest listing leads to its artwork', async ({ page }) => {
  await page.goto('/');
  await title(page, 'Art editions, traded in the open');
  await expect(page.getByRole('region', { name: /release/i }).first()).toBeVisible();
  const listings = page.getByRole('region', { name: 'Latest listings' });
  await listings.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/artworks\/[a-z\d-]+\/\d+\/[a-z\d-]+\/\d+/);
});

test('/artworks?categ=: the list has one category, and an artwork is saved', async ({
  page,
  deckle,
}) => {
  await deckle.join(page.request, 'Cata');
  await page.goto('/artworks?categ=Etching');
  const { items, total } = await read(page.request, '/api/artworks?medium=Etching');
  expect(total).toBeLessThan((await read(page.request, '/api/artworks')).total);
  await expect(page.getByRole('heading', { name: items[0].name }).first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await title(page, items[0].name);
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
  await expect
    .poll(() => read(page.request, `/api/saves?ids=${items[0].id}`))
    .toEqual({ artworkIds: [items[0].id] });
});

test('/collections and /collections/[name]: a collection is opened', async ({ page }) => {
  await page.goto('/collections');
  const first = page.getByRole('main').getByRole('link').first();
  const href = await first.getAttribute('href');
  await first.click();
  await expect(page).toHaveURL(String(href));
  await expect(page.getByRole('main').locator('a[href^="/artworks/"]').first()).toBeVisible();
});

test('/login and /register: are pages of their own', async ({ page }) => {
  for (const [path, button] of [
    ['/login', 'Sign in'],
    ['/register', 'Create account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByLabel('E-mail')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

const texts = {
  '/cookie-policy': 'Cookie policy',
  '/terms-and-conditions': 'Terms and conditions',
  '/privacy-policy': 'Privacy policy',
  '/seller-terms': 'Seller terms',
  '/how-it-works': 'How it works',
  '/how-it-works/fees': 'Fees',
  '/how-it-works/for-artists': 'For artists',
  '/how-it-works/for-buyers': 'For buyers',
  '/how-it-works/for-sellers': 'For sellers',
  '/how-it-works/guarantee': 'Our guarantee',
  '/how-it-works/shipping': 'Shipping',
  '/how-it-works/deckle-database': 'The Deckle database',
};

/** The page is not opened: its scripts add nothing to a text. */
const readText = (page: Page, html: string) =>
  page.evaluate((served) => {
    const main = new DOMParser().parseFromString(served, 'text/html').querySelector('main');
    const links = [...(main?.querySelectorAll('a[href^="/"]') ?? [])];
    return {
      title: main?.querySelector('h1')?.textContent,
      words: main?.textContent,
      links: links.map((link) => link.getAttribute('href') ?? ''),
    };
  }, html);

test(`/how-it-works/…, /terms-and-conditions, /privacy-policy, /cookie-policy: every link of the texts leads somewhere`, async ({
  page,
  request,
}) => {
  const links = new Set<string>();
  for (const [path, heading] of Object.entries(texts)) {
    const served = await request.get(path, { headers: { accept: 'text/html' } });
    const text = await readText(page, await served.text());
    expect(text.title, path).toBe(heading);
    expect(text.words, path).not.toMatch(/\{\{|undefined|NaN/);
    for (const href of text.links) links.add(href);
  }
  for (const href of links) expect((await request.get(href)).status(), href).toBe(200);
});

/** All queries are tested in web/src/features/auth/logic/home-request.test.ts. */
test('/?action=sign-up and /?deckleUserExists: open the modal that they name', async ({ page }) => {
  for (const [query, name] of [
    ['action=sign-up', /Create|Register/],
    ['deckleUserExists=1', /Sign in/],
  ] as const) {
    await page.goto(`/?${query}`);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
});

test('/ask-or-sell/…?DHLInsurance=&action=sell: insurance is chosen beforehand', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Insa');
  const work = await workToBuy(page.request);
  const tail = work.href.replace(/^\/artworks\//, '').replace(/\/\d+\//, '/');
  await page.goto(`/ask-or-sell/${tail}/Main?DHLInsurance=true&action=sell`);
  await expect(page.getByRole('checkbox', { name: /insur/i })).toBeChecked();
});
