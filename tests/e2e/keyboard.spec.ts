import type { Locator, Page } from '@playwright/test';
import { home } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** With motion, as most people have it. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The most Tab presses between any two elements of a page. */
const stopsAtMost = 120;

/** Presses Tab until the element is focused, with a visible focus ring. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const element = await wanted.elementHandle();
  const isThere = () => page.evaluate((one) => document.activeElement === one, element);
  let stops = 0;
  while (!(await isThere())) {
    stops += 1;
    expect(stops, `Tab comes to ${wanted}`).toBeLessThan(stopsAtMost);
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeInViewport();
  const outline = await wanted.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(outline, `${wanted} shows its focus`).not.toBe('none');
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function type(page: Page, wanted: Locator, value: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(value);
}

/** An artwork with several editions, of which one not shown first is for sale. */
async function workOfEditions(page: Page): Promise<{ href: string; edition: string }> {
  const { items } = await (await page.request.get('/api/artworks')).json();
  for (const { id, href } of items) {
    const { editions } = await (await page.request.get(`/api/artworks/${id}`)).json();
    const other = editions.find(
      ({ name, lowestAsk }: { name: string; lowestAsk: unknown }) =>
        name !== 'Main' && lowestAsk !== null,
    );
    if (other) return { href: href.split('?')[0], edition: other.name };
  }
  throw new Error('no seeded work has a second edition for sale');
}

test('an edition is chosen, bid for and bought by keyboard alone', async ({ page, deckle }) => {
  const work = await workOfEditions(page);
  await deckle.join(page.request, 'Kim');
  await page.goto(work.href);
  const main = page.getByRole('main');
  const link = page
    .getByRole('navigation', { name: 'Editions' })
    .locator(`[href$="?edition=${work.edition}"]`);
  await press(page, link);
  await expect(page).toHaveURL(`${work.href}?edition=${work.edition}`);
  await expect(link, 'the focus stays where one chose').toBeFocused();

  await test.step('a bid with a typed address', async () => {
    await press(page, main.getByRole('link', { name: 'Place bid', exact: true }));
    await type(page, page.getByRole('textbox', { name: 'Your bid' }), '25');
    await press(page, page.getByRole('button', { name: 'Continue' }));
    for (const [label, value] of Object.entries(home)) {
      await type(page, page.getByLabel(label, { exact: true }).first(), value);
    }
    await press(page, page.getByRole('button', { name: /continue|save/i }));
    await press(page, page.getByRole('button', { name: '4242 4242 4242 4242' }));
    await press(page, page.getByRole('button', { name: 'Save card and continue' }));
    await press(page, page.getByRole('button', { name: /^Place bid · / }));
    await page.waitForURL(/\/thanks\/bid\//);
  });

  await test.step('a purchase', async () => {
    await page.goto(`${work.href}?edition=${work.edition}`);
    await press(page, main.getByRole('link', { name: /^Buy for/ }));
    await press(page, page.getByRole('button', { name: 'Continue' }));
    await press(page, page.getByRole('button', { name: /^Buy now · / }));
    await page.waitForURL(/\/thanks\/purchase\//);
    await expect(page.getByText('Awaiting shipment').first()).toBeVisible();
  });
});

test('a release is found and added to a calendar by keyboard alone', async ({ page }) => {
  await page.goto('/release-calendar');
  const release = page.getByRole('region', { name: 'Upcoming releases' }).getByRole('heading');
  await press(page, release.getByRole('link').first());
  await expect(page).toHaveURL(/\/release-calendar\/.+-\d+$/);
  const id = page.url().split('-').at(-1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('link', { name: 'Add to calendar' })),
  ]);
  expect(file.suggestedFilename()).toBe(`release-${id}.ics`);
});
