import { sessionStore } from '../../../lib/session-store.ts';

/** What the home page was asked for, and by which entry of the history once it is known. */
type KeptRequest = { readonly query: string; readonly key: string | null };

/**
 * This tab's request to sign in, from the address that made it until somebody is signed in or has
 * closed the modal. A reload, or coming back to the entry, finds it here.
 */
export const keptRequest = sessionStore<KeptRequest>('auth-request');

/** What an entry of the history still asks for, as a query; null: nothing. */
export function requestOf(key: string): string | null {
  const kept = keptRequest.read();
  return kept !== null && (kept.key ?? key) === key ? kept.query : null;
}
