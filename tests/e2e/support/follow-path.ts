import { expect, type Page, type Request } from '@playwright/test';

const quietMs = 500;

/**
 * Moves the open site to a path as one of its links does, which keeps its scripts compiled, and
 * waits until the page is another one and no request has been under way for half a second.
 */
export async function followPath(page: Page, path: string): Promise<void> {
  // A page before it may have led to it.
  if (new URL(path, page.url()).href === page.url()) return;
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  const begins = (request: Request) => void underWay.add(request);
  const ends = (request: Request) => {
    underWay.delete(request);
    changedAt = Date.now();
  };
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  const old = page.locator('main [data-old-page]');
  const marked = await page.evaluate((to) => {
    const elements = document.querySelectorAll<HTMLElement>('main *');
    for (const element of elements) element.dataset.oldPage = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return elements.length;
  }, path);
  await expect.poll(() => old.count(), `elements of the page before ${path}`).toBeLessThan(marked);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(() => underWay.size === 0 && Date.now() - changedAt >= quietMs, {
      message: 'no request',
      intervals: [50],
    })
    .toBe(true);
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
}
