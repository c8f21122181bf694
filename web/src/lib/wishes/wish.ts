import { sessionStore } from '../session-store.ts';

const wishKinds = ['follow', 'save', 'notify', 'enter'] as const;

/** What somebody wanted to do to a thing, and has to sign in for. */
export type Wish = { readonly kind: (typeof wishKinds)[number]; readonly id: number };

const parameter = 'wish';

/** This tab's own wish: it also survives the way to Google or Apple and back. */
const kept = sessionStore<Wish>('wish');

/**
 * The address to come back to after signing in. It carries the wish, for a confirmation link may
 * be followed in another tab, or on another device.
 */
export function keepWish(wish: Wish, address: string): string {
  kept.write(wish);
  const [path = '/', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.set(parameter, `${wish.kind}-${wish.id}`);
  return `${path}?${params}`;
}

/** What the query of an address asks for; null: nothing. */
export function readWish(search: string): Wish | null {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  const [, name, id] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(text) ?? [];
  const kind = wishKinds.find((one) => one === name);
  return kind === undefined ? null : { kind, id: Number(id) };
}

/** The query without the wish, '?' included where anything is left. */
export function withoutWish(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(parameter);
  return params.size === 0 ? '' : `?${params}`;
}

/** The state of a navigation that follows upon a confirmed e-mail. */
export const confirmedState = { isConfirmed: true } as const;

/**
 * Whether the wish is this person's own: made in this tab, or carried by the message that confirmed
 * their address. What merely stands in a link that somebody sent is nobody's wish. Forgets it.
 */
export function takeWish(wish: Wish, state: unknown): boolean {
  const own = kept.read();
  kept.write(null);
  const isOwn = own?.kind === wish.kind && own.id === wish.id;
  return isOwn || (state !== null && typeof state === 'object' && 'isConfirmed' in state);
}
