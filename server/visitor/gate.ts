import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CookieKit, createSealedCookie } from '../auth/sealed-cookie.ts';
import type { FlagsOf } from './flags.ts';

/** The feature flag that closes the site to browsers without the test environment's password. */
const closingFlag = 'access-modal';
const passLifetimeMs = 30 * 24 * 3_600_000;

export type Gate = {
  /**
   * Whether this request may continue: the flag is off, or the browser has the pass. While flags
   * cannot be read, a site with a password stays closed.
   */
  isOpenFor(request: FastifyRequest, reply: FastifyReply): boolean | Promise<boolean>;
  /** Gives the pass to a browser that sent the password; false: it was wrong. */
  admit(reply: FastifyReply, password: string): boolean;
};

/** `password` null: no browser gets in while the flag is on. */
export function createGate(options: {
  readonly password: string | null;
  readonly kit: CookieKit;
  readonly flagsOf: FlagsOf;
}): Gate {
  const { password, flagsOf } = options;
  const expected = password === null ? null : digestOf(password);
  /** A hash of the password: changing the password invalidates all passes. */
  const mark = expected?.toString('base64url') ?? '';
  const pass = createSealedCookie(options.kit, {
    name: 'deckle-gate',
    schema: z.object({ mark: z.string() }),
    maxAgeMs: passLifetimeMs,
  });

  const isOpenBy = (flags: Awaited<ReturnType<FlagsOf>>) =>
    flags === null ? expected === null : flags[closingFlag] !== true;

  return {
    isOpenFor(request, reply) {
      if (expected !== null && pass.read(request)?.mark === mark) return true;
      const flags = flagsOf(request, reply);
      return flags instanceof Promise ? flags.then(isOpenBy) : isOpenBy(flags);
    },
    admit(reply, given) {
      // Digests have equal lengths, so the comparison takes the same time for every input.
      if (expected === null || !timingSafeEqual(digestOf(given), expected)) return false;
      pass.set(reply, { mark });
      return true;
    },
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
