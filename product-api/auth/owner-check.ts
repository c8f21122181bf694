import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { HttpError } from '../errors.ts';
import { createAccountLimit } from './account-limit.ts';
import type { CurrentUser } from './current-user.ts';
import { type ProvenOwner, proveOwner } from './prove-owner.ts';

type OwnerCheck = (
  user: CurrentUser,
  password: string | undefined,
  reply: FastifyReply,
) => Promise<ProvenOwner>;

/** `proveOwner` with the guesses at one account limited; a right password does not count. */
export function createOwnerCheck(deps: Pick<Deps, 'db' | 'now'>): OwnerCheck {
  const guesses = createAccountLimit({
    max: 20,
    windowMs: 15 * 60_000,
    now: deps.now,
    isGuessing: true,
  });
  return async (user, password, reply) => {
    const reserved = guesses.reserve(user.id, reply);
    try {
      const owner = await proveOwner(deps, user, password);
      reserved.release();
      return owner;
    } catch (error) {
      const isWrong = error instanceof HttpError && error.details.code === 'auth.password-wrong';
      if (!isWrong) reserved.release();
      throw error;
    }
  };
}
