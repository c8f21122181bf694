/** Safari and everything on iOS; Chrome and Edge name Safari too, Android's browsers do as well. */
export function isSafariOrIos(userAgent: string): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent);
  const isSafari = /Safari\//.test(userAgent) && !/Chrome|Chromium|Edg|OPR|Android/.test(userAgent);
  return isIos || isSafari;
}

/** Specification section 2: on Safari and iOS in the same window, elsewhere in a new tab. */
export function externalLinkProps(userAgent: string): { target?: '_blank'; rel: string } {
  return isSafariOrIos(userAgent)
    ? { rel: 'noopener external' }
    : { target: '_blank', rel: 'noopener external' };
}
