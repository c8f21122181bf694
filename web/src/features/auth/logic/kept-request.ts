import { sessionStore } from '../../../lib/session-store.ts';

/** The home page's query, and the key of the history entry it belongs to, once known. */
type KeptRequest = { readonly query: string; readonly key: string | null };

/**
 * This tab's request to sign in, kept until someone signs in or closes the modal, also over a
 * reload or a return to the history entry.
 */
export const keptRequest = sessionStore<KeptRequest>('auth-request');

/** The query that a history entry still asks for; null: none. */
export function requestOf(key: string): string | null {
  const kept = keptRequest.read();
  return kept !== null && (kept.key ?? key) === key ? kept.query : null;
}
