import type { CookieName } from './storage-inventory.ts';

/** Browsers accept this prefix only from the host itself, over https. */
const hostOnly = '__Host-';

/** The cookie's name in the browser. */
export function cookieNameOf(name: CookieName, isHttps: boolean): string {
  return isHttps && name.startsWith('deckle-') ? `${hostOnly}${name}` : name;
}
