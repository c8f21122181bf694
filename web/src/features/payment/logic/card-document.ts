/**
 * The content security policy is fixed when the document loads, and only this page's allows the
 * card processor: after navigation from another page, this address has to be reloaded.
 */
export function documentAllowsCardScript(): boolean {
  return document.documentElement.dataset.cardScript === 'allowed';
}

/** Reloads this address, once. False: it was reloaded already, which did not help. */
export function reloadForCardScript(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isReloaded = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  if (isReloaded && withoutHash(entry.name) === withoutHash(window.location.href)) return false;
  window.location.reload();
  return true;
}

function withoutHash(url: string): string {
  return url.split('#')[0] ?? '';
}
