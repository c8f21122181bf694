import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CookieKit, createSealedCookie } from '../auth/sealed-cookie.ts';
import type { FlagsOf } from './flags.ts';

/** The feature flag that closes the site to whoever has not got the test environment's pass. */
const closingFlag = 'access-modal';
const passLifetimeMs = 30 * 24 * 3_600_000;

export type Gate = {
  /**
   * Whether this request may go on: with the flag off, or with the pass. While flags cannot be
   * read, a site that has a pass asks for it.
   */
  isOpenFor(request: FastifyRequest, reply: FastifyReply): boolean | Promise<boolean>;
  /** Gives the pass to the browser that knows the password; false: it does not. */
  admit(reply: FastifyReply, password: string): boolean;
};

/** `password` null: there is none, and while the flag is on nobody comes in. */
export function createGate(options: {
  readonly password: string | null;
  readonly kit: CookieKit;
  readonly flagsOf: FlagsOf;
}): Gate {
  const { password, flagsOf } = options;
  const expected = password === null ? null : digestOf(password);
  /** Which password it was given for: with another, all old passes are worth nothing. */
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
      // Digests have one length, whatever was typed: the comparison takes as long for each.
      if (expected === null || !timingSafeEqual(digestOf(given), expected)) return false;
      pass.set(reply, { mark });
      return true;
    },
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
