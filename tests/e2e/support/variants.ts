import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';

/** Rules that a width can break; colours depend on the theme only. */
export const rulesOfLayout = [
  'button-name',
  'link-name',
  'aria-hidden-focus',
  'scrollable-region-focusable',
  'target-size',
];

export type Variant = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** undefined: all axe rules. */
  readonly rules: readonly string[] | undefined;
};

const desktop: Variant = {
  ...{ name: 'a desktop in light', width: 1440, height: 900, scheme: 'light' },
  rules: undefined,
};

const darkPhone: Variant = {
  ...{ name: 'a phone in dark', width: 390, height: 844, scheme: 'dark' },
  rules: [...rulesOfLayout, 'color-contrast'],
};

/**
 * All axe rules at first; then, on the narrowest screen, only those that the theme or width can
 * affect. At a phone's usual width it is enough that nothing scrolls sideways.
 */
export const variants = [
  desktop,
  {
    ...{ name: 'the narrowest screen in dark', width: 320, height: 640, scheme: 'dark' },
    rules: [...rulesOfLayout, 'color-contrast'],
  },
  { name: 'a phone', width: 390, height: 844, scheme: 'light', rules: [] },
] as const satisfies readonly Variant[];

/** The desk is made for large screens, and has to be usable on a phone. */
export const deskVariants = [desktop, darkPhone] as const satisfies readonly Variant[];

const openingVariants: readonly Variant[] = [
  desktop,
  darkPhone,
  {
    ...{ name: 'the narrowest screen', width: 320, height: 640, scheme: 'light' },
    rules: rulesOfLayout,
  },
];

/** For what lays itself out as it opens: defines tests whose pages are opened in each variant. */
export function openedInEachVariant(define: (variant: Variant) => void): void {
  for (const variant of openingVariants) {
    const { name, width, height, scheme } = variant;
    test.describe(name, () => {
      test.use({ viewport: { width, height }, colorScheme: scheme, reducedMotion: 'reduce' });
      define(variant);
    });
  }
}

export async function isLoaded(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('h1:empty'), 'a skeleton’s heading').toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

export async function setVariant(page: Page, { width, height, scheme }: Variant): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

/**
 * Checks the loaded page in each theme and width without reloading it. PICTURES names a folder for
 * screenshots.
 */
export async function expectAccessibleInAllVariants(
  page: Page,
  what: string,
  all: readonly Variant[] = variants,
): Promise<void> {
  const { PICTURES: folder } = process.env;
  await isLoaded(page);
  for (const variant of all) {
    await setVariant(page, variant);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await expectAccessible(page, `${what} on ${variant.name}`, variant.rules);
    const path = `${folder}/${what.replaceAll(/\W+/g, '-')}-${variant.width}.png`;
    if (folder) await page.screenshot({ path, fullPage: true });
  }
}
