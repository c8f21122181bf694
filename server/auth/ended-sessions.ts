import { hash } from 'node:crypto';
import type { Session } from './session-cookie.ts';

/** Sessions that are over though their cookies would still open. */
export type EndedSessions = {
  has(session: Session): boolean;
  /** Whether it is told for the first time. */
  add(session: Session): boolean;
};

/** Their cookies are cleared wherever they are seen: few are ever asked for again. */
const remembered = 10_000;

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

/** In this process; another one learns of them from the product API. */
export function createEndedSessions(): EndedSessions {
  const keys = new Set<string>();
  return {
    has: (session) => keys.size > 0 && keys.has(sessionKey(session)),
    add(session) {
      const key = sessionKey(session);
      if (keys.has(key)) return false;
      const [oldest] = keys.size >= remembered ? keys : [];
      if (oldest !== undefined) keys.delete(oldest);
      keys.add(key);
      return true;
    },
  };
}
