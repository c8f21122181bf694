import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** A page has few colours; axe parses them at every element, a tenth of a page's processor time. */
const parseColoursOnce = () => {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const parsed = new Map<string, Colour>();
  prototype.parseString = function (text) {
    let found = parsed.get(text);
    if (!found) {
      const { r, g, b, alpha } = parseString.call(this, text);
      found = { r, g, b, alpha };
      parsed.set(text, found);
    }
    return Object.assign(this, found);
  };
};

/**
 * Asserts that axe finds no violation of these rules (default: all; none: axe does not run) within
 * this selector, and no horizontal scrolling.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  rules?: readonly string[],
  within = 'html',
): Promise<void> {
  await settleAnimations(page);
  expect(await violations(page, rules, within), what).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Injects axe once per document, as that takes as long as a run. Frames of other sites are skipped. */
async function violations(page: Page, rules: readonly string[] | undefined, within: string) {
  if (rules?.length === 0) return [];
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(parseColoursOnce);
  }
  return page.evaluate(
    async ({ rules, within }) => {
      const found = await window.axe.run(within, {
        ...{ iframes: false, resultTypes: ['violations'] },
        ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
      });
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => html),
      }));
    },
    { rules, within },
  );
}

/** Colours in transition fail the contrast rule, and a dialog that fades in covers nothing yet. */
async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

type Colour = {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
};
type ColourParser = { parseString(this: Colour, text: string): Colour };

declare global {
  interface Window {
    readonly axe: typeof import('axe-core') & {
      readonly commons: {
        readonly color: { readonly Color: { readonly prototype: ColourParser } };
      };
    };
  }
}
