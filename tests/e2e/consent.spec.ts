import type { Locator, Page } from '@playwright/test';
import { storageItemOf } from '../support/storage-item.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { confirmationPath, newPerson, register } from './support/people.ts';
import { expect } from './support/test.ts';
import { addCard, enter, trade } from './support/trades.ts';
import { openedInEachVariant } from './support/variants.ts';
import { test } from './support/with-visits.ts';

// All tests share one marketplace.
test.describe.configure({ mode: 'default' });

const bar = (page: Page) => page.getByRole('region', { name: 'May we count visits?' });
const chat = (page: Page) => page.frameLocator('iframe[title^="Chat with us"]');
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

async function works(page: Page): Promise<string[]> {
  const { items } = await (await page.request.get('/api/artworks')).json();
  return items.map(({ href }: { href: string }) => href);
}

/** The button is at the page's end: a list that loads more would move it while it is pressed. */
async function openHelp(page: Page): Promise<void> {
  // The question comes after the page, and may cover it too.
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
}

test('asks once, covers no footer, works by keyboard, and applies the answer to all tabs', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const served = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(served).not.toContain('May we count visits?');
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/artworks');
  await expect(bar(page)).toBeVisible();
  await expect(bar(other)).toBeVisible();
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cookie policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  const refuse = page.getByRole('button', { name: 'Refuse' });
  await expect(refuse).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const top = (await bar(page).boundingBox())?.y ?? 0;
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  await refuse.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await cookieNames(page)).toEqual(['deckle-consent']);
});

test('counts events with consent, and none after it is withdrawn', async ({
  page,
  deckle,
  elsewhere,
}) => {
  const names = () => elsewhere.counted.flatMap(({ events }) => events.map(({ name }) => name));
  const person = newPerson('Vera');
  const [first = '', second = '', third = ''] = await works(page);
  await register(page.request, person);
  await page.goto(first);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await cookieNames(page)).toEqual(['deckle-registered', 'deckle-consent']);
  await page.goto(confirmationPath((await deckle.mailTo(person.email)).text));
  await expect.poll(names).toContain('sign_up_1');
  await page.goto(second);
  await expect.poll(names).toContain('view_artwork_1');
  expect(new Set(elsewhere.counted.map(({ client_id }) => client_id)).size).toBe(1);
  expect(await cookieNames(page)).toContain('deckle-visit-client');

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('checkbox', { name: 'Allow optional cookies' }).uncheck();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect((await cookieNames(page)).filter((name) => name.includes('visit'))).toEqual([]);
  const before = elsewhere.counted.length;
  await page.goto(third);
  await page
    .getByRole('link', { name: /^(Buy for|Bid)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/bid-or-buy\//);
  await expect(bar(page)).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(elsewhere.counted.length).toBe(before);
  expect(await cookieNames(page)).not.toContain('deckle-visit-client');

  const kept = await page.evaluate(() => ({
    browser: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
  }));
  expect(kept.tab.length).toBeGreaterThan(0);
  const unlisted = [
    ...(await cookieNames(page)).filter((name) => !storageItemOf('cookie', name)),
    ...kept.browser.filter((name) => !storageItemOf('browser', name)),
    ...kept.tab.filter((name) => !storageItemOf('tab', name)),
  ];
  expect(unlisted, 'what the cookie policy does not list').toEqual([]);
});

test('the chat opens in its frame after a question, and Tab leads out of it', async ({
  page,
  elsewhere,
}) => {
  await page.goto('/how-it-works/fees');
  await openHelp(page);
  await expect(page.getByText(elsewhere.host)).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@localhost' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the chat' }).click();
  await expect(chat(page).getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await chat(page).getByLabel('Message').fill('Hello');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Fees' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
  expect(await cookieNames(page)).not.toContain('deckle-consent');
});

test('a chat that does not answer is reported after thirty seconds', async ({
  page,
  elsewhere,
}) => {
  elsewhere.hush(true);
  await page.clock.install();
  await page.goto('/how-it-works/fees');
  await openHelp(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Start the chat' }).click();
  await expect(page.getByText(/^Opening the chat/)).toBeVisible();
  await page.clock.runFor(29_000);
  await expect(page.getByText(/^Opening the chat/)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByText('The chat is not answering')).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@localhost' })).toBeVisible();
  elsewhere.hush(false);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chat(page).getByRole('heading', { name: 'How can we help?' })).toBeVisible();
});

test('trade pages have no help button, and the next page links to the chat', async ({
  page,
  elsewhere,
}) => {
  const [href = ''] = await works(page);
  await page.goto(href);
  const trade = page.getByRole('link', { name: /^(Buy for|Bid)/ }).first();
  await page.goto(String(await trade.getAttribute('href')));
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Sell' }).click();
  await openHelp(page);
  await expect(page.getByRole('link', { name: 'Open the chat' })).toHaveAttribute(
    'href',
    `http://${elsewhere.host}/chat`,
  );
});

test('HELP_URL: the help drawer, the help pages and an order lead to the help centre', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Hela');
  await addCard(page.request);
  const [href = ''] = await works(page);
  const { editions } = await (
    await page.request.get(`/api/artworks/${href.split('/').at(-1)}`)
  ).json();
  const edition = editions.find(({ lowestAsk }: { lowestAsk: object | null }) => lowestAsk);
  const form = { editionId: edition.id, askId: edition.lowestAsk.id };
  const { orderId } = await trade(page.request, '/api/purchases', form);
  const leads = (link: Locator) => expect(link).toHaveAttribute('href', 'https://help.example/');

  await page.goto(`/my-account/buying?orderId=${orderId}`);
  await page.getByRole('link', { name: /^View order/ }).click();
  await leads(page.getByRole('main').getByRole('link', { name: 'Help centre' }));
  await openHelp(page);
  await leads(page.getByRole('dialog').getByRole('link', { name: 'Help centre' }));
  await page.goto('/how-it-works/shipping');
  await leads(page.getByRole('main').getByRole('link', { name: 'Help centre' }));
});

openedInEachVariant((variant) => {
  test('axe finds no problem on the question, the settings and the chat', async ({ page }) => {
    await page.goto('/how-it-works/fees');
    await expect(bar(page)).toBeVisible();
    await expectAccessible(page, 'the question', variant.rules);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the settings', variant.rules);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await openHelp(page);
    await expectAccessible(page, 'the chat’s question', variant.rules);
    await page.getByRole('button', { name: 'Start the chat' }).click();
    await expect(chat(page).getByRole('heading')).toBeVisible();
    await expectAccessible(page, 'the chat', variant.rules);
  });
});
