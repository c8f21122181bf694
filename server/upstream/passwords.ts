import type { z } from 'zod';
import { done, signedIn } from '../../shared/contracts/wire/auth.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

type SignedIn = z.infer<typeof signedIn>;
type Done = z.infer<typeof done>;

/** A person who resets a password is not signed in, so a session in the browser is ignored. */
const asVisitor = (caller: Caller): Caller => ({ ...caller, jwt: null });

export function forgotPassword(upstream: Upstream, caller: Caller, email: string): Promise<Done> {
  return upstream.call(asVisitor(caller), {
    kind: 'write',
    method: 'POST',
    to: path`/api/auth/forgot-password`,
    body: { email },
    answer: done,
  });
}

/** Does not use the code up; throws auth.reset-invalid. */
export function checkResetCode(upstream: Upstream, caller: Caller, code: string): Promise<Done> {
  return upstream.call(asVisitor(caller), {
    kind: 'write',
    method: 'POST',
    to: path`/api/auth/reset-password`,
    body: { code },
    answer: done,
  });
}

export function resetPassword(
  upstream: Upstream,
  caller: Caller,
  body: {
    readonly code: string;
    readonly password: string;
    readonly passwordConfirmation: string;
  },
): Promise<SignedIn> {
  return upstream.call(asVisitor(caller), {
    kind: 'write',
    method: 'POST',
    to: path`/api/auth/reset-password`,
    body,
    answer: signedIn,
  });
}

/** Revokes the bearer token that it is called with. */
export function changePassword(
  upstream: Upstream,
  caller: Caller,
  body: {
    readonly oldPassword: string;
    readonly password: string;
    readonly passwordConfirmation: string;
  },
): Promise<SignedIn> {
  return upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/users/changePassword`,
    body,
    answer: signedIn,
  });
}
