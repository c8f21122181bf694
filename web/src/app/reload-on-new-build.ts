const key = 'reloaded-for-a-new-build';
const tooSoon = 10_000;

type Page = Pick<Window, 'addEventListener' | 'sessionStorage'> & {
  readonly location: Pick<Location, 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
};

/**
 * After a deploy, an open page asks for code under names that are gone. Loading the page anew gets
 * the new ones; if that did not help a moment ago, the page's error boundary speaks instead. So it
 * does without a connection, where loading anew would leave nothing of the page.
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
