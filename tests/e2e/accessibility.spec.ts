import type { Page } from '@playwright/test';
import { expectSound } from './support/sound.ts';
import { expect, test } from './support/test.ts';

/** What another width shows or hides can break; colours only with the theme. */
const rulesOfLayout = [
  'button-name',
  'link-name',
  'aria-hidden-focus',
  'scrollable-region-focusable',
  'target-size',
];

/** All of axe's rules in the first look; in the others what can differ there. */
const looks = [
  { name: 'a desktop in light', width: 1440, height: 900, scheme: 'light', rules: undefined },
  {
    name: 'a phone in dark',
    width: 390,
    height: 844,
    scheme: 'dark',
    rules: [...rulesOfLayout, 'color-contrast'],
  },
  {
    name: 'the narrowest screen',
    width: 320,
    height: 640,
    scheme: 'light',
    rules: rulesOfLayout,
  },
] as const;

async function workPath(page: Page): Promise<string> {
  const { items } = await (await page.request.get('/api/artworks')).json();
  return items[0].href;
}

const tradeOf = (href: string, flow: string) => {
  const [artist, , name, id] = href.split('?')[0]!.split('/').slice(2);
  return `/${flow}/${artist}/${name}/${id}/Main`;
};

async function hrefOf(page: Page, path: string, list: string): Promise<string> {
  return (await (await page.request.get(path)).json())[list][0].href;
}

type Opening = (page: Page) => Promise<unknown>;

/** Pages that are the same however wide the window was when they were opened. */
const publicPages: Record<string, Opening> = {
  home: (page) => page.goto('/'),
  artworks: (page) => page.goto('/artworks'),
  'an empty search': (page) => page.goto('/artworks?q=zzzzzzzz'),
  artwork: async (page) => page.goto(await workPath(page)),
  artists: (page) => page.goto('/artists'),
  artist: async (page) => page.goto(await hrefOf(page, '/api/artists', 'header')),
  collections: (page) => page.goto('/collections'),
  'a collection': async (page) => page.goto(await hrefOf(page, '/api/collections', 'collections')),
  'a bid’s first step': async (page) =>
    page.goto(`${tradeOf(await workPath(page), 'bid-or-buy')}?action=bid`),
  'a listing’s first step': async (page) =>
    page.goto(`${tradeOf(await workPath(page), 'ask-or-sell')}?action=list`),
  'the release calendar': (page) => page.goto('/release-calendar'),
  'a raffle': async (page) => {
    const { items } = await (await page.request.get('/api/releases?scope=upcoming')).json();
    const raffle = items.find(({ kind }: { kind: string }) => kind === 'raffle');
    await page.goto(raffle.href);
  },
  login: (page) => page.goto('/login'),
  register: (page) => page.goto('/register'),
  'a used confirmation link': (page) => page.goto('/confirm-email?confirmation=used'),
  'a forgotten password': (page) => page.goto('/forgot-password'),
  'a used reset link': (page) => page.goto('/reset-password?code=used'),
  'the sandbox’s sign-in page': (page) => page.goto('/api/connect/apple'),
  'a link that ends mails': (page) => page.goto('/unsubscribe?token=a.b.c'),
  articles: (page) => page.goto('/articles'),
  'an article': (page) => page.goto('/editorial/two-hundred-seas'),
  'how fees work': (page) => page.goto('/how-it-works/fees'),
  'notifications for a visitor': (page) => page.goto('/notifications'),
  'the terms': (page) => page.goto('/terms-and-conditions'),
  'how selling works': (page) => page.goto('/sell'),
  'the market’s figures': (page) => page.goto('/invest'),
  'a page that is not there': (page) => page.goto('/no-such-page'),
  'every primitive': (page) => page.goto('/design'),
};

/** What is opened on a page, in the way that the window's width asks for. */
const states: Record<string, Opening> = {
  'a list with its filters': async (page) => {
    await page.goto('/artworks?categ=Screenprint&sale=now&min=50');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('img', { name: /Most of them/ })).toBeVisible();
  },
  'an artwork down to its foot': async (page) => {
    await page.goto(await workPath(page));
    await page.getByText('All sales as a list').click();
    const similar = page.getByRole('heading', { name: 'Similar works' });
    await expect(async () => {
      await page.mouse.wheel(0, 1_000);
      await expect(similar).toBeVisible({ timeout: 500 });
    }).toPass();
  },
  'a closer look': async (page) => {
    await page.goto(await workPath(page));
    await page.getByRole('button', { name: /^Look closely/ }).click();
    await expect(page.getByRole('status').filter({ hasText: '100%' })).toBeVisible();
  },
  'a search': async (page) => {
    await page.goto('/');
    const { width } = page.viewportSize() ?? { width: 0 };
    if (width < 1216) await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page
      .getByRole('combobox', { name: 'Search artists and artworks' })
      .last()
      .fill('zuleica');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'the way around': async (page) => {
    await page.goto('/');
    const { width } = page.viewportSize() ?? { width: 0 };
    if (width >= 992) return;
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  help: async (page) => {
    await page.goto('/artists');
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the modal over home': async (page) => {
    await page.goto('/?action=sign-up');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

async function isThere(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** A page that is there, in each look: what a change of the window loads is pictures alone. */
async function expectSoundInAllLooks(page: Page, what: string): Promise<void> {
  await isThere(page);
  for (const look of looks) {
    await lookThrough(page, look);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await expectSound(page, `${what} on ${look.name}`, look.rules);
  }
}

async function lookThrough(page: Page, look: (typeof looks)[number]): Promise<void> {
  const { width, height, scheme } = look;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

for (const [name, open] of Object.entries(publicPages)) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await open(page);
    await expectSoundInAllLooks(page, name);
  });
}

for (const [name, open] of Object.entries(states)) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    for (const look of looks) {
      await lookThrough(page, look);
      await open(page);
      await isThere(page);
      await expectSound(page, `${name} on ${look.name}`);
    }
  });
}

/** Of somebody signed in; a trade's steps begin with the work's path. */
const ownPages: Readonly<Record<string, (trade: string) => readonly string[]>> = {
  'what one follows and waits for': () => ['/following', '/following?tab=saved', '/notifications'],
  'the account': () => [
    '/my-account/payment',
    '/my-account/password',
    '/my-account/payment#card',
    '/my-account/buying',
    '/my-account/selling',
  ],
  'what one hands in': (trade) => [
    '/submit-work',
    '/submit-release',
    `${trade.replace('/bid-or-buy/', '/ask-or-sell/submit-documents/')}?askId=999999`,
  ],
  'a trade’s address': (trade) => [
    `${trade.replace('/bid-or-buy/', '/bid-or-buy/shipping-and-billing/')}?action=bid&price=20`,
  ],
};

for (const [name, paths] of Object.entries(ownPages)) {
  test(`axe finds nothing on ${name}`, async ({ page, deckle }) => {
    await deckle.join(page.request, 'Cleo');
    for (const path of paths(tradeOf(await workPath(page), 'bid-or-buy'))) {
      await page.goto(path);
      await expectSoundInAllLooks(page, path);
    }
  });
}
