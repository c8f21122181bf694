import type { Page } from '@playwright/test';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { addCard, enter, list, workToBuy } from './support/trades.ts';

const most = 0.01;

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** What moved without a press, from the first paint on, with everything from the BFF late. */
async function shiftsOf(page: Page, path: string): Promise<{ sum: number; moved: string[] }> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
  // A shift is reported with the frame after it.
  await page.waitForTimeout(200);
  const shifts = await page.evaluate(() => window.shifts);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`),
  };
}

for (const width of [390, 1440]) {
  test(`Saved, Selling and Payment stay where they are at ${width} pixels`, async ({
    page,
    deckle,
  }) => {
    await enter(page.request, deckle, 'Ravi');
    const work = await workToBuy(page.request);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[]) {
          const moved = entry.sources.map(({ node }) =>
            node instanceof Element
              ? `${node.localName}.${node.className}`
              : String(node?.nodeName),
          );
          if (!entry.hadRecentInput) window.shifts.push({ value: entry.value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const paths = ['/following?tab=saved', '/my-account/selling', '/my-account/payment'];
    const look = async (state: string) => {
      for (const path of paths) {
        const { sum, moved } = await shiftsOf(page, path);
        expect.soft(sum, `${path}, ${state}: ${moved.join(' | ')}`).toBeLessThanOrEqual(most);
      }
    };
    await look('empty and cold');
    await send(page.request, 'PUT', `/api/saves/${work.id}`);
    await addCard(page.request);
    await list(page.request, deckle, work);
    await look('filled and warm');
  });
}
