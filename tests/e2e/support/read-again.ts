import { expect, type Page } from '@playwright/test';

/**
 * Puts the clock of a page forward, again and again by the time that it waits until it reads anew,
 * until what another person did is shown. The page's clock has to be installed.
 */
export async function readAgainUntil(
  page: Page,
  refreshMs: number,
  isShown: () => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(refreshMs);
    await isShown();
  }).toPass();
}
