import type { CookieName } from './storage-inventory.ts';

/** Behind https no other host can plant a cookie whose name begins so. */
const hostOnly = '__Host-';

/** How a cookie of ours is called in the browser. */
export function cookieNameOf(name: CookieName, isHttps: boolean): string {
  return isHttps && name.startsWith('deckle-') ? `${hostOnly}${name}` : name;
}
