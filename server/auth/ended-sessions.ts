import { hash } from 'node:crypto';
import { createLru } from '../cache/create-lru.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { Session } from './session-cookie.ts';

/** Sessions that have ended although their cookies could still be opened. */
export type EndedSessions = {
  /** A promise only where the shared cache has to be asked. */
  has(session: Session): boolean | Promise<boolean>;
  /** Whether the session had not been added before. */
  add(session: Session): boolean;
};

/** Every answer to an ended session clears its cookie, so few are asked for again. */
const remembered = 10_000;
/** A session that another copy ended is accepted here for no longer than this. */
const believedMs = 1_000;

/**
 * Identifies one session without revealing its token. A product API may issue the same token twice
 * within a second, so the time of issue is part of it.
 */
export function sessionKey(session: Session): string {
  const known = keysOf.get(session);
  if (known !== undefined) return known;
  const key = hash('sha256', `${session.issuedAt} ${session.jwt}`, 'base64url');
  keysOf.set(session, key);
  return key;
}

/** All requests with one cookie share one Session object. */
const keysOf = new WeakMap<Session, string>();

/**
 * Kept in this process and, through `shared`, in its copies. Without `shared`, or while it is
 * unreachable, another copy learns of an ended session from the product API.
 */
export function createEndedSessions(shared: SharedCache | null, now: () => number): EndedSessions {
  const keys = createLru<true>(remembered);
  const askedAt = createLru<number>(remembered);

  async function ask(cache: SharedCache, key: string): Promise<boolean> {
    askedAt.set(key, now());
    const isOver = (await cache.get(`ended:${key}`)) !== null;
    if (isOver) keys.set(key, true);
    return isOver;
  }

  return {
    has(session) {
      if (shared === null && keys.size === 0) return false;
      const key = sessionKey(session);
      if (keys.has(key)) return true;
      if (shared === null) return false;
      const isKnown = now() - (askedAt.get(key) ?? Number.NEGATIVE_INFINITY) < believedMs;
      return isKnown ? false : ask(shared, key);
    },
    add(session) {
      const key = sessionKey(session);
      if (keys.has(key)) return false;
      keys.set(key, true);
      void shared?.set(`ended:${key}`, Buffer.from('1'), Math.max(1, session.expiresAt - now()));
      return true;
    },
  };
}
