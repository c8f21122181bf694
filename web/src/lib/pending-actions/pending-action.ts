import { sessionStore } from '../session-store.ts';

const pendingKinds = ['follow', 'save', 'notify', 'enter'] as const;

/** An action that a visitor has to sign in for; it is resumed afterwards. */
export type PendingAction = { readonly kind: (typeof pendingKinds)[number]; readonly id: number };

const parameter = 'pending';

/** This tab's pending action; survives the redirects to Google or Apple and back. */
const kept = sessionStore<PendingAction>('pending-action');

/**
 * Saves the action and returns the address to return to. The address names the action, because a
 * confirmation link may open in another tab or on another device.
 */
export function savePending(action: PendingAction, address: string): string {
  kept.write(action);
  const [path = '/', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.set(parameter, `${action.kind}-${action.id}`);
  return `${path}?${params}`;
}

/** The action that an address names; null: none. */
export function readPending(search: string): PendingAction | null {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  const [, name, id] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(text) ?? [];
  const kind = pendingKinds.find((one) => one === name);
  return kind === undefined ? null : { kind, id: Number(id) };
}

/** The query without the action, including '?' unless it is empty. */
export function withoutPending(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(parameter);
  return params.size === 0 ? '' : `?${params}`;
}

/** Navigation state after a confirmed e-mail address. */
export const confirmedState = { isConfirmed: true } as const;

/**
 * Whether this person requested the action: in this tab, or before the confirmation link that they
 * followed. A link from elsewhere must not trigger it. Clears the saved action.
 */
export function claimPending(action: PendingAction, state: unknown): boolean {
  const own = kept.read();
  kept.write(null);
  const isOwn = own?.kind === action.kind && own.id === action.id;
  return isOwn || (state !== null && typeof state === 'object' && 'isConfirmed' in state);
}
