import type { Page } from '@playwright/test';
import {
  clientRoutes,
  type PageName,
  pageNames,
  pageRow,
} from '../../shared/domain/client-routes.ts';
import { openDesign } from './support/design.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { followPath } from './support/follow-path.ts';
import { expect, test } from './support/test.ts';
import {
  expectAccessibleInAllVariants,
  isLoaded,
  rulesOfLayout,
  setVariant,
  type Variant,
  variants,
} from './support/variants.ts';

/** Asks again where the marketplace is too busy to answer. */
async function read(page: Page, path: string) {
  let answer = await page.request.get(path);
  await expect
    .poll(async () => {
      if (!answer.ok()) answer = await page.request.get(path);
      return answer.status();
    }, path)
    .toBe(200);
  return answer.json();
}

async function workPath(page: Page): Promise<string> {
  const { items } = await read(page, '/api/artworks');
  return items[0].href;
}

const tradeOf = (href: string, flow: string) => {
  const [artist, ...rest] = href.split('?')[0]!.split('/').slice(2);
  const [name, id] = rest.slice(-2);
  return `/${flow}/${artist}/${name}/${id}/Main`;
};

async function hrefOf(page: Page, path: string, list: string): Promise<string> {
  return (await read(page, path))[list][0].href;
}

type Opening = (page: Page) => Promise<unknown>;

type PageWithParams = {
  [Name in PageName]: (typeof clientRoutes)[Name] extends `${string}${':' | '*'}${string}`
    ? Name
    : never;
}[PageName];

type Address = (page: Page) => Promise<string>;

/** An example address of each page with parameters; a new page without one is a type error. */
const addresses: Partial<Record<PageName, Address>> & Record<PageWithParams, Address> = {
  artwork: workPath,
  editorial: async () => '/editorial/two-hundred-seas',
  article: (page) => hrefOf(page, '/api/articles', 'items'),
  howItWorksPage: async () => '/how-it-works/fees',
  release: async (page) => {
    const { items } = await read(page, '/api/releases?scope=upcoming');
    return items.find(({ kind }: { kind: string }) => kind === 'raffle').href;
  },
  artist: (page) => hrefOf(page, '/api/artists', 'header'),
  collection: (page) => hrefOf(page, '/api/collections', 'collections'),
  bidOrBuy: async (page) => `${tradeOf(await workPath(page), 'bid-or-buy')}?action=bid`,
  askOrSell: async (page) => `${tradeOf(await workPath(page), 'ask-or-sell')}?action=list`,
  submitDocuments: async (page) =>
    `${tradeOf(await workPath(page), 'ask-or-sell/submit-documents')}?askId=999999`,
  confirmEmail: async () => '/confirm-email?confirmation=used',
  resetPassword: async () => '/reset-password?code=used',
  unsubscribe: async () => '/unsubscribe?token=a.b.c',
  bulkUploadStep: async () => '/bulk-upload/add-listings',
  thanks: async () => '/thanks/bid/999999',
  certificate: async () => '/certificates/unknown',
  deskPlace: async () => '/desk/orders',
  artworkPreview: async () => '/artwork-preview/1',
  releasePreview: async () => '/release-preview/1',
  artworkOrders: async () => '/my-account/buying/order/1',
  artworkSales: async () => '/my-account/selling/sale/1',
  order: async () => '/my-account/buying/order/1/999999',
  sale: async () => '/my-account/selling/sale/1/999999',
};

async function addressOf(page: Page, name: PageName): Promise<string> {
  return (await addresses[name]?.(page)) ?? clientRoutes[name];
}

const isOwn = (name: PageName) => pageRow(name).access === 'signed-in';

/** Pages whose content does not depend on the width they were opened at. */
const publicPages: Record<string, Address> = {
  ...Object.fromEntries(
    pageNames
      .filter((name) => !isOwn(name))
      .map((name) => [name, (page: Page) => addressOf(page, name)]),
  ),
  'an empty search': async () => '/artworks?q=zzzzzzzz',
  'an unknown page': async () => '/no-such-page',
  'the sandbox’s sign-in page': async () => '/api/connect/apple',
  'the sandbox’s outbox': async () => '/sandbox/outbox',
};
/** Of another program than the site, or of the desk, whose places look alike without a role. */
const isOpenedAnew = (path: string) => /^\/(?:api|sandbox|desk)\//.test(path);

/** Takes less time than others, for what looks alike on all pages. */
const lightPage = '/how-it-works/fees';

/** States of a page; an opening returns 'nothing' at a width that has no such state. */
const states: Record<string, Opening> = {
  'a list with its filters': async (page) => {
    await page.goto('/artworks?categ=Screenprint&sale=now&min=50');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('img', { name: /Most are in this range/ })).toBeVisible();
  },
  'an artwork page scrolled to its end': async (page) => {
    await page.goto(await workPath(page));
    await page.getByText('View all sales').click();
    const similar = page.getByRole('heading', { name: 'Similar artworks' });
    await expect(async () => {
      await page.mouse.wheel(0, 1_000);
      await expect(similar).toBeVisible({ timeout: 500 });
    }).toPass();
  },
  'a zoomed picture': async (page) => {
    await page.goto(await workPath(page));
    await page.getByRole('button', { name: /^Zoom in on/ }).click();
    await expect(page.getByRole('status').filter({ hasText: '100%' })).toBeVisible();
  },
  'a search': async (page) => {
    await page.goto(lightPage);
    const { width } = page.viewportSize() ?? { width: 0 };
    if (width < 1216) await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page
      .getByRole('combobox', { name: 'Search artists and artworks' })
      .last()
      .fill('zuleica');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'the menu': async (page) => {
    await page.goto(lightPage);
    const { width } = page.viewportSize() ?? { width: 0 };
    if (width >= 992) return 'nothing';
    await page.getByRole('button', { name: 'Menu' }).click();
    return expect(page.getByRole('dialog')).toBeVisible();
  },
  'the help dialog': async (page) => {
    await page.goto(lightPage);
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the registration modal': async (page) => {
    await page.goto('/?action=sign-up');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

function inGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return items.flatMap((_, at) => (at % size === 0 ? [items.slice(at, at + size)] : []));
}

/** The page below a dialog is checked by a test of its own: only its layout is checked again. */
async function expectStateAccessible(page: Page, what: string, { rules }: Variant): Promise<void> {
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  if (rules?.length === 0 || !hasDialog) return expectAccessible(page, what, rules);
  await expectAccessible(page, what, rulesOfLayout);
  await expectAccessible(page, what, undefined, '[role="dialog"]');
}

/** Several pages in one document, which compiles the site and axe once. */
async function expectPagesAccessible(page: Page, pages: readonly (readonly [string, string])[]) {
  for (const [at, [name, path]] of pages.entries()) {
    await setVariant(page, variants[0]);
    if (at === 0 || isOpenedAnew(path)) await page.goto(path);
    else await followPath(page, path);
    await expectAccessibleInAllVariants(page, name);
  }
}

for (const group of inGroups(Object.entries(publicPages), 8)) {
  test(`axe finds no problem on ${group.map(([name]) => name).join(', ')}`, async ({ page }) => {
    const found = group.map(async ([name, address]) => [name, await address(page)] as const);
    await expectPagesAccessible(page, await Promise.all(found));
  });
}

for (const [name, open] of Object.entries(states)) {
  test(`axe finds no problem on ${name}`, async ({ page }) => {
    const [desktop, narrowest, phone] = variants;
    for (const variant of [desktop, narrowest]) {
      await setVariant(page, variant);
      if ((await open(page)) === 'nothing') continue;
      await isLoaded(page);
      await expectStateAccessible(page, `${name} on ${variant.name}`, variant);
    }
    await setVariant(page, phone);
    await expectStateAccessible(page, `${name} on ${phone.name}`, phone);
  });
}

const isAccount = (name: PageName) => clientRoutes[name].startsWith('/my-account');
const ownPages = pageNames.filter(isOwn);

/** Pages of a signed-in user, in groups that share a sign-in. */
const ownGroups: Readonly<Record<string, readonly [readonly PageName[], readonly string[]]>> = {
  'the account': [ownPages.filter(isAccount), ['/my-account/payment#card']],
  'other pages of a signed-in user': [
    ownPages.filter((name) => !isAccount(name)),
    ['/following?tab=saved', '/notifications', '/notifications/reminders'],
  ],
};

for (const [name, [pages, more]] of Object.entries(ownGroups)) {
  test(`axe finds no problem on ${name}`, async ({ page, deckle }) => {
    await deckle.join(page.request, 'Cleo');
    const paths = await Promise.all(pages.map((one) => addressOf(page, one)));
    const named = [...paths, ...more].map((path) => [path, path] as const);
    await expectPagesAccessible(page, named);
  });
}

test('axe finds no problem on the address and copy steps of a trade', async ({ page, deckle }) => {
  await deckle.join(page.request, 'Cleo');
  const step = tradeOf(await workPath(page), 'bid-or-buy/shipping-and-billing');
  await page.goto(`${step}?action=bid&price=20`);
  await expectAccessibleInAllVariants(page, 'the address step');
  const copy = tradeOf(await workPath(page), 'ask-or-sell/authentication');
  await page.goto(`${copy}?action=list&price=20000&currency=GBP`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectAccessibleInAllVariants(page, 'the copy step');
});

test('axe finds no problem on onboarding', async ({ page, deckle }) => {
  await deckle.join(page.request, 'Cleo');
  await page.goto('/following');
  await page.getByRole('button', { name: 'Start' }).click();
  for (const step of [/^Welcome/, 'Follow artists', 'Art you have bought', 'Your plans']) {
    await expect(page.getByRole('dialog', { name: step })).toBeVisible();
    await expectAccessibleInAllVariants(page, `onboarding, ${step}`);
    const answer = page.getByRole('dialog').getByRole('radio').first();
    if (await answer.isVisible()) await answer.check();
    const next = page.getByRole('button', { name: 'Next' });
    if (await next.isVisible()) await next.click();
  }
});

test('axe finds no problem on the design page', async ({ page, baseURL }) => {
  await openDesign(page, String(baseURL));
  await expectAccessibleInAllVariants(page, 'the design page');
});
