import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { addCard, enter, list, submitListing, trade, workToBuy } from './support/trades.ts';

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

test('/articles and /editorial/{category}/{title}/{id}: an article is opened and read', async ({
  page,
}) => {
  const { items } = await read(page.request, '/api/articles');
  await page.goto('/articles');
  await page.getByRole('link', { name: items[0].title }).first().click();
  await expect(page).toHaveURL(items[0].href);
  await title(page, items[0].title);
  await page.goto(`/editorial/${items[0].href.split('/').at(-2)}`);
  await title(page, items[0].title);
});

test('/artists and /artists/{slug}/{id}: an artist is found and followed', async ({
  page,
  deckle,
}) => {
  await deckle.join(page.request, 'Arta');
  await page.goto('/artists');
  const { header } = await read(page.request, '/api/artists');
  await page.getByRole('main').getByRole('link', { name: header[0].name }).first().click();
  await title(page, header[0].name);
  await page
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  await expect
    .poll(async () => (await read(page.request, '/api/follow-artists')).follows)
    .toContainEqual(expect.objectContaining({ artistId: header[0].id }));
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
  await page.goto(items[0].href);
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

test('/sell: leads to the search for a work, and to a bulk upload', async ({ page }) => {
  await page.goto('/sell');
  await page.getByRole('link', { name: 'List many works at once' }).click();
  await expect(page).toHaveURL('/bulk-upload');
  await page.goBack();
  await page.getByLabel('Which artwork do you want to sell?').fill('tide');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/artworks?q=tide');
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
test(`/how-it-works/…, /terms-and-conditions, /privacy-policy, /cookie-policy: every link of the texts leads somewhere`, async ({
  page,
  request,
}) => {
  const links = new Set<string>();
  for (const [path, heading] of Object.entries(texts)) {
    await page.goto(path);
    await title(page, heading);
    const found = page.getByRole('main').locator('a[href^="/"]');
    for (const link of await found.all()) links.add(String(await link.getAttribute('href')));
    expect(await page.getByRole('main').innerText(), path).not.toMatch(/\{\{|undefined|NaN/);
  }
  for (const href of links) expect((await request.get(href)).status(), href).toBe(200);
});

test('/invest: the market is shown by period', async ({ page }) => {
  await page.goto('/invest');
  await expect(page.getByRole('navigation', { name: 'Period' })).toBeVisible();
});

test('/release-calendar/{artist-names}-{artwork-slug}-{id}: a release is opened from the calendar', async ({
  page,
}) => {
  const { items } = await read(page.request, '/api/releases?scope=upcoming');
  await page.goto('/release-calendar');
  await page.getByRole('main').locator(`a[href="${items[0].href}"]`).first().click();
  await title(page, items[0].name);
});

test('/following?tab=: the address chooses the tab', async ({ page, deckle }) => {
  await deckle.join(page.request, 'Fola');
  const current = page.getByRole('navigation', { name: 'Following and saved' });
  await page.goto('/following?tab=saved');
  await expect(current.locator('[aria-current]')).toHaveText('Artworks');
  await page.goto('/following?tab=following');
  await expect(current.locator('[aria-current]')).toHaveText('Artists');
});

/** Which pages send a visitor home is tested in tests/api/site.test.ts. */
test('/my-account/settings: a visitor is sent home with redirectedFrom, and the sign-in opens', async ({
  page,
}) => {
  await page.goto('/my-account/settings');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
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

test('/ask-or-sell/submit-documents/…?askId=: documents of a listing are open to its seller', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Doka');
  const work = await workToBuy(page.request);
  await submitListing(page.request, work);
  await page.goto('/my-account/selling');
  await page.getByRole('link', { name: /^Manage documents/ }).click();
  await expect(page).toHaveURL(/\/ask-or-sell\/submit-documents\/.*\?askId=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('/my-account/selling/sale/[artworkId] and /my-account/buying/order/[artworkId]: one’s own of that work', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Owna');
  await addCard(page.request);
  const work = await workToBuy(page.request);
  const { editionId } = await list(page.request, deckle, work);
  await trade(page.request, '/api/bids', { editionId, price: 20_00, expiresInDays: 30 });
  await page.goto(`/my-account/selling/sale/${work.id}`);
  await expect(page.getByRole('main')).toContainText(work.name);
  await expect(page.getByRole('main')).toContainText('Lowest ask');
  await page.goto(`/my-account/buying/order/${work.id}`);
  await expect(page.getByRole('main')).toContainText('£20');
});
