/**
 * What a page may load is settled when its document is loaded. Whoever came here from another page
 * of the site has a document that lets no card processor in: this very address has to be loaded.
 */
export function documentAllowsCardScript(): boolean {
  return document.documentElement.dataset.cardScript === 'allowed';
}

/** Loads this address anew, once. False: that has been done, and did not help. */
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
