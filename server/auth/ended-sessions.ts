import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { Session } from './session-cookie.ts';

/** Sessions that are over though their cookies would still open. */
export type EndedSessions = {
  /** A promise only where other copies have to be asked. */
  has(session: Session): boolean | Promise<boolean>;
  /** Whether it is told for the first time. */
  add(session: Session): boolean;
};

/** Their cookies are cleared wherever they are seen: few are ever asked for again. */
const remembered = 10_000;
/** What one copy ended, another one opens no longer than this. */
const believedMs = 1_000;

/**
 * Stands for one session, unlike its user's other ones, where its token must not stand. A product
 * API may give the same token twice within a second: when it was given makes the difference.
 */
export function sessionKey(session: Session): string {
  const known = keysOf.get(session);
  if (known !== undefined) return known;
  const key = hash('sha256', `${session.issuedAt} ${session.jwt}`, 'base64url');
  keysOf.set(session, key);
  return key;
}

/** One session is the same object in all requests of a browser, as long as its cookie is kept open. */
const keysOf = new WeakMap<Session, string>();

/**
 * In this process and, through `shared`, in its other copies. Where there is none, or while it is
 * gone, another copy learns of them from the product API.
 */
export function createEndedSessions(shared: SharedCache | null, now: () => number): EndedSessions {
  const keys = new LRUCache<string, true>({ max: remembered });
  const askedAt = new LRUCache<string, number>({ max: remembered });

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
