import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** That axe finds nothing by these rules (left out: by all), and that nothing scrolls sideways. */
export async function expectSound(
  page: Page,
  what: string,
  rules?: readonly string[],
): Promise<void> {
  await settleTransitions(page);
  expect(await violations(page, rules), what).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Brings axe to a page once, however often it looks: that takes as long as a look does. What other
 * sites show in frames is theirs.
 */
async function violations(page: Page, rules?: readonly string[]) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (values) => {
      const found = await window.axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
      });
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => html),
      }));
    },
    rules && [...rules],
  );
}

/** A colour on its way from light to dark is neither; a dialog about to appear covers nothing yet. */
async function settleTransitions(page: Page): Promise<void> {
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
