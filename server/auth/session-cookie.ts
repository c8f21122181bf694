import type { CookieSerializeOptions } from '@fastify/cookie';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { cookieNameOf } from '../../shared/domain/cookie-names.ts';
import { type Keyring, open, seal } from './seal.ts';

/** Who is signed in. Times are epoch milliseconds. The JWT never leaves the BFF. */
export const session = z.object({
  jwt: z.string(),
  user: z.object({
    id: z.int(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  issuedAt: z.int(),
  expiresAt: z.int(),
});
export type Session = z.infer<typeof session>;

export type SessionCookie = {
  readonly name: string;
  readonly options: CookieSerializeOptions;
  /**
   * null when the cookie with its attributes would exceed the 4096 bytes that every browser keeps.
   */
  sealSession(session: Session): string | null;
  /** null for anything but an unexpired session sealed with one of the keys. */
  openSession(value: string, now: number): Opened | null;
};

type Opened = { readonly session: Session; readonly isNewestKey: boolean };

const largestCookie = 4096;
const roomForAttributes = 160;
/** Opened cookies that are cached, some 2 MB: a page makes many calls with the same one. */
const mostOpen = 1_000;

/**
 * Behind https the name starts with `__Host-`, so that no other host can set it. Plain http is
 * allowed on loopback only, where browsers differ about Secure cookies: there it has neither.
 */
export function createSessionCookie(keys: Keyring, isHttps: boolean): SessionCookie {
  const name = cookieNameOf('deckle-session', isHttps);
  const known = new LRUCache<string, Opened>({ max: mostOpen });

  /** null for anything that was not sealed here; expired sessions are opened too. */
  function read(value: string): Opened | null {
    const found = known.get(value);
    if (found) return found;
    const opened = open(value, keys, name);
    if (!opened) return null;
    const parsed = session.safeParse(parseJson(opened.plain));
    if (!parsed.success) return null;
    const { isNewestKey } = opened;
    const fresh = { session: Object.freeze(parsed.data), isNewestKey };
    known.set(value, fresh);
    return fresh;
  }

  return {
    name,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps },
    sealSession(opened) {
      const value = seal(Buffer.from(JSON.stringify(opened)), keys, name);
      return name.length + value.length + roomForAttributes > largestCookie ? null : value;
    },
    openSession(value, now) {
      const opened = read(value);
      return opened && opened.session.expiresAt > now ? opened : null;
    },
  };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
