import { sessionStore } from '../session-store.ts';

const pendingKinds = ['follow', 'save', 'notify', 'enter'] as const;

/** What a visitor pressed, and has to sign in for: it is done afterwards. */
export type PendingAction = { readonly kind: (typeof pendingKinds)[number]; readonly id: number };

const parameter = 'pending';

/** This tab's own pending action: it also survives the way to Google or Apple and back. */
const kept = sessionStore<PendingAction>('pending-action');

/**
 * The address to come back to after signing in. It names the action, for a confirmation link may
 * be followed in another tab, or on another device.
 */
export function savePending(action: PendingAction, address: string): string {
  kept.write(action);
  const [path = '/', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.set(parameter, `${action.kind}-${action.id}`);
  return `${path}?${params}`;
}

/** What the query of an address asks for; null: nothing. */
export function readPending(search: string): PendingAction | null {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  const [, name, id] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(text) ?? [];
  const kind = pendingKinds.find((one) => one === name);
  return kind === undefined ? null : { kind, id: Number(id) };
}

/** The query without the action, '?' included where anything is left. */
export function withoutPending(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(parameter);
  return params.size === 0 ? '' : `?${params}`;
}

/** The state of a navigation that follows upon a confirmed e-mail. */
export const confirmedState = { isConfirmed: true } as const;

/**
 * Whether the action is this person's own: pressed in this tab, or carried by the message that
 * confirmed their address. What a link from elsewhere names is done for no one. Forgets it.
 */
export function claimPending(action: PendingAction, state: unknown): boolean {
  const own = kept.read();
  kept.write(null);
  const isOwn = own?.kind === action.kind && own.id === action.id;
  return isOwn || (state !== null && typeof state === 'object' && 'isConfirmed' in state);
}
