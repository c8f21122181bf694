const key = 'reloaded-for-a-new-build';
const tooSoon = 10_000;

type Page = Pick<Window, 'addEventListener' | 'sessionStorage'> & {
  readonly location: Pick<Location, 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
};

/**
 * After a deploy an open page imports file names that are gone: a reload gets the new ones. Right
 * after a reload, or offline, the page's error boundary shows the failure.
 */
export function reloadOnNewBuild(page: Page, now: () => number = Date.now): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!page.navigator.onLine) return;
    if (now() - Number(page.sessionStorage.getItem(key) ?? 0) < tooSoon) return;
    page.sessionStorage.setItem(key, String(now()));
    event.preventDefault();
    page.location.reload();
  });
}
