import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Asserts that axe finds no violation of these rules (default: all; none: axe does not run) within
 * this selector, and no horizontal scrolling.
 */
export async function expectSound(
  page: Page,
  what: string,
  rules?: readonly string[],
  within = 'html',
): Promise<void> {
  await settleTransitions(page);
  expect(await violations(page, rules, within), what).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

const contrast = 'color-contrast';
/** Header, footer and the desk's list of places: the same on all pages. */
const frame = [
  'header:has(> nav[aria-label="Main"])',
  'header:has(> nav[aria-label="Desk"])',
  'footer',
];
/** The widths and themes in which a page's frame was checked. */
const checkedFrames = new WeakMap<Page, Set<string>>();

/**
 * Injects axe once per document, as that takes as long as a run. Contrast takes most of a run: the
 * frame's is checked once for each width and theme. Frames of other sites are skipped.
 */
async function violations(page: Page, rules: readonly string[] | undefined, within: string) {
  if (rules?.length === 0) return [];
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  const isContrast = rules === undefined || rules.includes(contrast);
  const isFrameChecked = isContrast && within === 'html' && !(await isNewLook(page));
  return page.evaluate(
    async ({ others, contrast, within, exclude }) => {
      const run = (
        context: Parameters<typeof window.axe.run>[0],
        options: Parameters<typeof window.axe.run>[1],
      ) => window.axe.run(context, { iframes: false, resultTypes: ['violations'], ...options });
      const found = await run(
        within,
        others
          ? { runOnly: { type: 'rule', values: others } }
          : { rules: { 'color-contrast': { enabled: false } } },
      );
      const colours = contrast
        ? await run(
            { include: [within], exclude },
            { runOnly: { type: 'rule', values: [contrast] } },
          )
        : { violations: [] };
      return [...found.violations, ...colours.violations].map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => html),
      }));
    },
    {
      others: rules?.filter((rule) => rule !== contrast),
      contrast: isContrast ? contrast : null,
      within,
      exclude: isFrameChecked ? frame : [],
    },
  );
}

/** Whether the page is looked at in this width and theme for the first time. */
async function isNewLook(page: Page): Promise<boolean> {
  const looks = checkedFrames.get(page) ?? new Set();
  checkedFrames.set(page, looks);
  const { size } = looks;
  looks.add(
    await page.evaluate(
      () => `${innerWidth} ${matchMedia('(prefers-color-scheme: dark)').matches}`,
    ),
  );
  return looks.size > size;
}

/**
 * Colours in transition fail the contrast rule, and a dialog that is about to open covers nothing
 * yet.
 */
async function settleTransitions(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.locator('[data-starting-style], [data-ending-style]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}
