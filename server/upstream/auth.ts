import type { z } from 'zod';
import {
  done,
  registered,
  registeredUserHeader,
  returnToHeader,
  signedIn,
} from '../../shared/contracts/wire/auth.ts';
import type { SocialProvider } from '../../shared/domain/social.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

type SignedIn = z.infer<typeof signedIn>;

/** Sign-in calls are made as a visitor, even if the browser has a session. */
const asVisitor = (caller: Caller): Caller => ({ ...caller, jwt: null });

const returning = (to: string | null) => (to === null ? {} : { [returnToHeader]: to });

export function logIn(
  upstream: Upstream,
  caller: Caller,
  body: { readonly identifier: string; readonly password: string },
): Promise<SignedIn> {
  return upstream.call(asVisitor(caller), {
    kind: 'write',
    method: 'POST',
    to: path`/api/auth/local/login`,
    body,
    answer: signedIn,
  });
}

export function register(
  upstream: Upstream,
  caller: Caller,
  body: {
    readonly firstName: string;
    readonly lastName: string;
    readonly username: string;
    readonly email: string;
    readonly password: string;
  },
  returnTo: string | null,
): Promise<z.infer<typeof registered>> {
  return upstream.call(asVisitor(caller), {
    kind: 'write',
    method: 'POST',
    to: path`/api/auth/local/register`,
    body,
    headers: returning(returnTo),
    answer: registered,
  });
}

/**
 * A GET that uses its token up: never tried twice. `registeredUserId` is the account that this
 * browser registered, 0 for none; throws auth.password-needed if the link is of another.
 */
export function confirmEmail(
  upstream: Upstream,
  caller: Caller,
  confirmation: string,
  registeredUserId: number,
): Promise<SignedIn> {
  return upstream.call(asVisitor(caller), {
    kind: 'write',
    method: 'GET',
    to: path`/api/auth/email-confirmation`,
    query: new URLSearchParams({ confirmation }),
    headers: { [registeredUserHeader]: String(registeredUserId) },
    answer: signedIn,
  });
}

/** For a browser that did not register: sets the password of the account. */
export function confirmWithPassword(
  upstream: Upstream,
  caller: Caller,
  body: {
    readonly confirmation: string;
    readonly password: string;
    readonly passwordConfirmation: string;
  },
): Promise<SignedIn> {
  return upstream.call(asVisitor(caller), {
    kind: 'write',
    method: 'POST',
    to: path`/api/auth/email-confirmation`,
    body,
    answer: signedIn,
  });
}

export function sendConfirmation(
  upstream: Upstream,
  caller: Caller,
  email: string,
  returnTo: string | null,
): Promise<z.infer<typeof done>> {
  return upstream.call(asVisitor(caller), {
    kind: 'write',
    method: 'POST',
    to: path`/api/auth/send-email-confirmation`,
    body: { email },
    headers: returning(returnTo),
    answer: done,
  });
}

/**
 * Exchanges a provider's token for a session: Google's access token, or Apple's id token, with a
 * name where one is known.
 */
export function signInSocially(
  upstream: Upstream,
  caller: Caller,
  provider: SocialProvider,
  proof: { readonly token: string; readonly firstName: string; readonly lastName: string },
): Promise<SignedIn> {
  const query = new URLSearchParams({ access_token: proof.token });
  if (proof.firstName) query.set('firstName', proof.firstName.slice(0, 100));
  if (proof.lastName) query.set('lastName', proof.lastName.slice(0, 100));
  return upstream.call(asVisitor(caller), {
    kind: 'write',
    method: 'GET',
    to: path`/api/auth/${provider}/callback`,
    query,
    answer: signedIn,
  });
}

export function logOut(upstream: Upstream, caller: Caller): Promise<z.infer<typeof done>> {
  return upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/auth/logout`,
    answer: done,
  });
}
