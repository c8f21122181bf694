/** Safari and all browsers on iOS. Chrome, Edge and Android browsers contain 'Safari' as well. */
export function isSafariOrIos(userAgent: string): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent);
  const isSafari = /Safari\//.test(userAgent) && !/Chrome|Chromium|Edg|OPR|Android/.test(userAgent);
  return isIos || isSafari;
}

/** Specification section 2: the same window on Safari and iOS, a new tab elsewhere. */
export function externalLinkProps(userAgent: string): { target?: '_blank'; rel: string } {
  return isSafariOrIos(userAgent)
    ? { rel: 'noopener external' }
    : { target: '_blank', rel: 'noopener external' };
}
