import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cookieNameOf } from '../../shared/domain/cookie-names.ts';
import type { CookieName } from '../../shared/domain/storage-inventory.ts';
import { type Keyring, open, seal } from './seal.ts';

/** An encrypted cookie. Its expiry is sealed inside, because a browser's clock is not trusted. */
export type SealedCookie<Value> = {
  /** null for a missing, forged, foreign or expired cookie. */
  read(request: FastifyRequest): Value | null;
  set(reply: FastifyReply, value: Value): void;
  /** Does nothing where the browser has no such cookie. */
  clear(request: FastifyRequest, reply: FastifyReply): void;
};

export type CookieKit = {
  readonly keys: Keyring;
  readonly isHttps: boolean;
  readonly now: () => number;
};

const content = z.object({ value: z.unknown(), until: z.int() });

/** Behind https the name starts with `__Host-`, so that no other host can set it. */
export function createSealedCookie<Schema extends z.ZodType>(
  { keys, isHttps, now }: CookieKit,
  cookie: { readonly name: CookieName; readonly schema: Schema; readonly maxAgeMs: number },
): SealedCookie<z.output<Schema>> {
  const name = cookieNameOf(cookie.name, isHttps);
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
  };
  return {
    read(request) {
      const opened = open(request.cookies[name] ?? '', keys, name);
      const read = opened && content.safeParse(parseJson(opened.plain));
      if (!read?.success || read.data.until <= now()) return null;
      const value = cookie.schema.safeParse(read.data.value);
      return value.success ? value.data : null;
    },
    set(reply, value) {
      const until = now() + cookie.maxAgeMs;
      const sealed = seal(Buffer.from(JSON.stringify({ value, until })), keys, name);
      reply.setCookie(name, sealed, { ...options, maxAge: Math.floor(cookie.maxAgeMs / 1000) });
    },
    clear(request, reply) {
      if (request.cookies[name] !== undefined) reply.clearCookie(name, options);
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
