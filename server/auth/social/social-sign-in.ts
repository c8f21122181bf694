import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import type { z } from 'zod';
import type { SessionView } from '../../../shared/contracts/session.ts';
import { type SocialProvider, socialProviders } from '../../../shared/domain/social.ts';
import type { Analytics } from '../../analytics/analytics.ts';
import type { SocialSettings } from '../../config/social-settings.ts';
import { notFound, providerUnavailable } from '../../errors.ts';
import type { Upstream } from '../../upstream/client.ts';
import { sessionOf } from '../require-session.ts';
import type { CookieKit } from '../sealed-cookie.ts';
import { type appleForm, readAppleForm } from './apple-form.ts';
import { landingOf } from './landing.ts';
import { type Checks, createApple, createGoogle, type OpenIds } from './openid.ts';
import { returnedProvider } from './return-form.ts';
import { createSocialCookies, type SocialCookies, type Transaction } from './social-cookies.ts';
import { SocialError } from './social-error.ts';
import { connectionsPath, createOutcomes } from './social-outcomes.ts';
import { createUsedStates } from './used-states.ts';

/** Signing in with Google and Apple, and connecting them. Every path ends in a redirect. */
export type SocialSignIn = {
  readonly cookies: Pick<SocialCookies, 'arrival'>;
  /** Redirects the browser to the provider; `redirectTo` is checked here. */
  begin(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: SocialProvider,
    redirectTo: unknown,
  ): Promise<FastifyReply>;
  /** The providers that can be connected: those that the BFF asks itself. */
  readonly connectable: readonly SocialProvider[];
  /**
   * The provider's address at which the person of this session goes on. `issueCode` gets the
   * product API's code for the connection. Throws auth.provider-unavailable.
   */
  beginConnecting(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: SocialProvider,
    issueCode: () => Promise<string>,
  ): Promise<string>;
  /** Stores what Apple posted in a cookie, and redirects to a GET that reads it. */
  keepAppleAnswer(reply: FastifyReply, form: z.output<typeof appleForm>): FastifyReply;
  /** Handles the provider's answer, in the query or stored from Apple's form. */
  finish(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: SocialProvider,
  ): Promise<FastifyReply>;
  /**
   * Handles the specification's return address, from a product API that asked the provider itself.
   * null: the address is none, or the BFF asks the provider, so it is a page like any other.
   */
  finishReturn(
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
  ): Promise<FastifyReply> | null;
  /** Clears the cookies of a sign-in in progress. */
  forget(request: FastifyRequest, reply: FastifyReply): void;
};

/** The buttons to show, and which of them a sandbox stands behind. */
export function offeredBy(settings: SocialSettings): SessionView['social'] {
  return socialProviders
    .filter((provider) => settings[provider] !== null || settings.connectUrl !== null)
    .map((provider) => ({ provider, isSandbox: settings[provider]?.isSandbox ?? false }));
}

function randomChecks(): Checks {
  return {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
}

export function createSocialSignIn(options: {
  readonly settings: SocialSettings;
  readonly publicUrl: string;
  readonly kit: CookieKit;
  readonly upstream: Upstream;
  readonly analytics: Analytics;
}): SocialSignIn {
  const { settings, publicUrl, kit, upstream, analytics } = options;
  const { now } = kit;
  const cookies = createSocialCookies(kit);
  const usedStates = createUsedStates(now);
  const openIds: OpenIds = {
    google: settings.google && createGoogle(settings.google),
    apple: settings.apple && createApple(settings.apple, now),
  };
  const redirectUri = (provider: SocialProvider) => `${publicUrl}/api/connect/${provider}/callback`;

  /** The sign-in that this browser began with the provider in this way. */
  function begunHere(
    request: FastifyRequest,
    provider: SocialProvider,
    via: Transaction['via'],
  ): Transaction | null {
    const transaction = cookies.transaction.read(request);
    return transaction?.provider === provider && transaction.via === via ? transaction : null;
  }

  const { land, fail, connect } = createOutcomes({ cookies, upstream, analytics, now });

  return {
    cookies,
    connectable: socialProviders.filter((provider) => openIds[provider] !== null),
    async beginConnecting(request, reply, provider, issueCode) {
      const openId = openIds[provider];
      if (!openId) throw notFound();
      const checks = randomChecks();
      const url = await openId.begin(checks, redirectUri(provider)).catch((error: unknown) => {
        throw error instanceof SocialError ? providerUnavailable() : error;
      });
      const { user, issuedAt } = sessionOf(request);
      const link = { userId: user.id, issuedAt, code: await issueCode() };
      cookies.transaction.set(reply, {
        ...{ provider, via: 'openid', ...checks, redirectTo: connectionsPath, link },
      });
      return url.href;
    },
    async begin(request, reply, provider, redirectTo) {
      const landing = landingOf(redirectTo);
      const checks = randomChecks();
      try {
        const openId = openIds[provider];
        if (!openId && settings.connectUrl === null) {
          throw new SocialError('not-offered', 'not-configured');
        }
        const to = openId
          ? (await openId.begin(checks, redirectUri(provider))).href
          : `${settings.connectUrl}/${provider}`;
        const via = openId ? 'openid' : 'product-api';
        cookies.transaction.set(reply, {
          provider,
          via,
          ...checks,
          redirectTo: landing,
          link: null,
        });
        return reply.redirect(to, 303);
      } catch (error) {
        return fail(request, reply, provider, landing ?? '/', error);
      }
    },
    keepAppleAnswer(reply, form) {
      cookies.appleAnswer.set(reply, readAppleForm(form));
      return reply.redirect('/api/connect/apple/callback', 303);
    },
    async finish(request, reply, provider) {
      const kept = provider === 'apple' ? cookies.appleAnswer.read(request) : null;
      if (kept) cookies.appleAnswer.clear(request, reply);
      const answer = new URLSearchParams(
        kept?.parameters ?? (request.raw.url ?? '').split('?')[1] ?? '',
      );
      const transaction = begunHere(request, provider, 'openid');
      const isOurs = transaction !== null && answer.get('state') === transaction.state;
      // Another state is another site's link, which must not end the sign-in under way.
      if (isOurs) cookies.transaction.clear(request, reply);
      const prove = async () => {
        const openId = openIds[provider];
        if (!isOurs) {
          throw new SocialError('expired', transaction ? 'other-state' : 'not-begun-here');
        }
        if (!usedStates.add(transaction.state)) throw new SocialError('expired', 'replayed');
        if (!openId) throw new SocialError('not-offered', 'not-configured');
        const proof = await openId.finish(answer, transaction, redirectUri(provider));
        if (provider !== 'apple') return proof;
        const named = kept?.name ?? cookies.appleName.read(request);
        // The stored name may belong to another person who used this browser before.
        if (!named || named.email !== proof.email) return proof;
        return { ...proof, firstName: named.firstName, lastName: named.lastName };
      };
      if (transaction?.link) {
        return connect(request, reply, provider, { link: transaction.link, prove });
      }
      return land(request, reply, {
        provider,
        landing: transaction?.redirectTo ?? '/',
        prove,
        // Apple sends the name once: the next attempt reads it from this cookie.
        beforeRetry() {
          if (isOurs && kept?.name) cookies.appleName.set(reply, kept.name);
        },
      });
    },
    finishReturn(request, reply, url) {
      const provider = returnedProvider(url.searchParams);
      if (!provider || settings.connectUrl === null || openIds[provider]) return null;
      const token = url.searchParams.get('access_token');
      const transaction = begunHere(request, provider, 'product-api');
      if (!transaction && token === null) return null;
      const textOf = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 100);
      return land(request, reply, {
        provider,
        landing: transaction?.redirectTo ?? landingOf(url.pathname) ?? '/',
        async prove() {
          if (!transaction) throw new SocialError('expired', 'not-begun-here');
          if (usedStates.has(transaction.state)) throw new SocialError('expired', 'replayed');
          if (!token) throw new SocialError('token-missing', 'none-in-return');
          return { token, firstName: textOf('firstName'), lastName: textOf('lastName') };
        },
        // Only a good token ends the sign-in: any site can link to this address with a bad one.
        beforeSession() {
          if (!transaction || !usedStates.add(transaction.state)) {
            throw new SocialError('expired', 'replayed');
          }
          cookies.transaction.clear(request, reply);
        },
      });
    },
    forget(request, reply) {
      cookies.transaction.clear(request, reply);
      cookies.appleAnswer.clear(request, reply);
      cookies.appleName.clear(request, reply);
      cookies.arrival.clear(request, reply);
    },
  };
}
