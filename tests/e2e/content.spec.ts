import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('/articles and /editorial/{category}/{title}/{id}: an article shows the current asks of its works', async ({
  page,
}) => {
  await page.goto('/articles');
  await page.getByRole('link', { name: 'Market' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible();
  await page.getByRole('link', { name: 'How to read an order book' }).click();
  await expect(page).toHaveURL(/\/editorial\/market\/how-to-read-a-book\/3$/);
  const figure = page.getByRole('figure').first();
  await expect(figure).toContainText(/Ask\s*(≈\s*)?(£|–)/);
  await expect(page.getByText('30 September 2026').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible();
  await page.goto('/editorial/how-to-read-a-book');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to read an order book');
});

test('a phone separates breadcrumbs with slashes, and scrolls the current link into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/editorial/two-hundred-seas');
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(way).toHaveCount(2);
  const partedBy = await way.first().evaluate((step) => {
    const { content, display } = getComputedStyle(step, '::after');
    return display === 'none' ? '' : content;
  });
  expect(partedBy).toBe('"/"');

  for (const [address, strip, name] of [
    ['/artworks?categ=Linocut', 'Mediums', 'Linocut'],
    ['/how-it-works/shipping', 'How it works', 'Shipping'],
  ] as const) {
    await page.goto(address);
    const chosen = page.getByRole('navigation', { name: strip }).locator('[aria-current]');
    await expect(chosen).toHaveText(name);
    await expect(chosen).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY), address).toBe(0);
  }
});

test('prints dark text on white, even in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/how-it-works/fees');
  const lightness = (property: 'color' | 'backgroundColor') =>
    page.evaluate((of) => {
      const [red = 0] = getComputedStyle(document.body)[of].match(/\d+/g) ?? [];
      return Number(red);
    }, property);
  expect(await lightness('color')).toBeLessThan(100);
  expect(await lightness('backgroundColor')).toBeGreaterThan(200);
});

test('the navigation of How it works and the terms leads to their parts', async ({ page }) => {
  await page.goto('/how-it-works');
  await page
    .getByRole('navigation', { name: 'How it works' })
    .getByRole('link', { name: 'Fees' })
    .click();
  await expect(page).toHaveURL('/how-it-works/fees');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/terms-and-conditions');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Selling' })
    .click();
  await expect(page).toHaveURL('/terms-and-conditions#selling');
  await expect(page.getByRole('heading', { level: 2, name: /^Selling/ })).toBeInViewport();
});

test('/sell: leads to a bulk upload, the help, the payout of a price and the search for a work', async ({
  page,
}) => {
  await page.goto('/sell');
  await page.getByRole('link', { name: 'List many works at once' }).click();
  await expect(page).toHaveURL('/bulk-upload');
  await page.goBack();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Help' }).getByRole('link', { name: /^help@/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
  await page.getByLabel('Your price').fill('500');
  await page.getByLabel('Insure the shipment to us').uncheck();
  await expect(page.getByRole('row', { name: /^Your payout/ })).toContainText('£455');
  await page.getByLabel('Which artwork do you want to sell?').fill('tide');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/artworks?q=tide');
});

test('long names and editions do not scroll sideways on a phone', async ({ page }) => {
  const long = (words: string) => words.padEnd(80, 'schifffahrtsgesellschaft');
  await page.route('**/api/home', async (route) => {
    const answer = await route.fetch();
    const home = await answer.json();
    for (const work of home.latestBids) {
      work.name = long('Donau');
      work.artists[0].name = 'Maximiliana-Theodora von Hohenlohe-Waldenburg-Schillingsfürst';
      work.shown.suffix = 'Printer’s proof, finished by hand in watercolour and gold';
    }
    await route.fulfill({ response: answer, json: home });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/how-it-works');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell', exact: true }).click();
  await expect(page.getByText(long('Donau')).first()).toBeVisible();
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth).toBe(widths.clientWidth);
});

test('the current choice is marked in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/articles');
  const chosen = page.getByRole('main').getByRole('link', { name: 'All', exact: true });
  await expect(chosen).toHaveCSS('border-bottom-style', 'solid');

  await page.goto('/artworks');
  await page.getByRole('button', { name: 'Filter' }).click();
  const sizes = page.getByRole('region', { name: 'Edition size' }).getByRole('link');
  await sizes.filter({ hasText: 'Unique' }).click();
  await expect.poll(() => oddOnesOut(sizes, 'color')).toEqual(['Unique']);
  await page.getByRole('button', { name: 'Region and currency' }).first().click();
  const currencies = page.getByRole('group', { name: 'Currency' }).locator('label');
  await expect.poll(() => oddOnesOut(currencies, 'color')).toEqual(['GBP £']);

  await page.goto('/');
  await page.getByRole('region', { name: 'Featured artworks' }).getByRole('link').nth(1).click();
  const views = page.getByRole('list', { name: 'Images of the artwork' }).getByRole('button');
  await expect(views.first()).toHaveAttribute('aria-pressed', 'true');
  const first = await views.first().getAttribute('aria-label');
  await expect.poll(() => oddOnesOut(views, 'border-bottom-color')).toEqual([first]);
});

/** The names of elements that differ in a CSS property from the last one. */
function oddOnesOut(all: Locator, property: string): Promise<(string | null)[]> {
  return all.evaluateAll((found, name) => {
    const look = (element: Element) => getComputedStyle(element).getPropertyValue(name);
    return found
      .filter((element) => look(element) !== look(found.at(-1) ?? element))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  }, property);
}

test('four works fill whole rows on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const works = page.getByRole('region', { name: 'New releases' }).getByRole('listitem');
  await expect(works).toHaveCount(4);
  const lefts = await works.evaluateAll((all) =>
    all.map((work) => work.getBoundingClientRect().left),
  );
  expect(lefts.slice(2)).toEqual(lefts.slice(0, 2));
});

test('text at one and a half times the size does not scroll sideways on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } });
  const list = await page.request.get('/api/artworks?q=Kouassi');
  const [work] = (await list.json()).items;
  for (const address of [
    '/',
    work.href,
    work.href.replace(/^\/artworks(\/[^/]+\/\d+).*/, '/artists$1'),
  ]) {
    await page.goto(address);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('24px');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBe(390);
  }
});

test('/invest: the market report shows its index, and risers by period', async ({ page }) => {
  await page.goto('/invest');
  await expect(page.getByRole('img', { name: /^Whole market: 100 in/ })).toBeVisible();
  const periods = page.getByRole('navigation', { name: 'Period' });
  await periods.getByRole('link', { name: 'A year' }).click();
  await expect(page).toHaveURL('/invest?days=365');
  await expect(
    page.getByRole('region', { name: 'Risers', exact: true }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('search engines find every part of the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /Sitemap: \S+(\/sitemap\.xml)/.exec(robots)?.[1];
  const index = await (await request.get(String(sitemap))).text();
  const parts = [...index.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path!);
  expect(parts.length).toBeGreaterThanOrEqual(5);
  for (const path of parts) {
    const part = await (await request.get(path)).text();
    const first = /<loc>(.*?)<\/loc>/.exec(part)?.[1];
    expect(first, path).toBeTruthy();
  }
});

test('list pages have a picture for link previews', async ({ request }) => {
  for (const path of ['/artists', '/sell', '/invest']) {
    const page = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(page, path).toMatch(/property="og:image" content="\S+"/);
  }
});
