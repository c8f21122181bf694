import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFreshAccount, type SocialProvider } from '../../../shared/domain/social.ts';
import type { Analytics } from '../../analytics/analytics.ts';
import { HttpError } from '../../errors.ts';
import * as events from '../../events.ts';
import { connectProvider } from '../../upstream/account-settings.ts';
import { signInSocially } from '../../upstream/auth.ts';
import { callerOf, traderOf } from '../../upstream/caller.ts';
import type { Upstream } from '../../upstream/client.ts';
import { openSession } from '../open-session.ts';
import { takenLanding } from './landing.ts';
import type { Proof } from './openid.ts';
import type { Link, SocialCookies } from './social-cookies.ts';
import { failureOfExchange, SocialError } from './social-error.ts';

/** Where a person who connects a provider goes on. */
export const connectionsPath = '/my-account/settings#connections';

/** The ends of a provider's answer: signed in, connected or failed; each redirects. */
export function createOutcomes({
  cookies,
  upstream,
  analytics,
  now,
}: {
  readonly cookies: SocialCookies;
  readonly upstream: Upstream;
  readonly analytics: Analytics;
  readonly now: () => number;
}) {
  /** Signs in, or stores why not, and redirects to the page that was left. */
  async function land(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      provider,
      landing,
      prove,
      beforeSession,
      beforeRetry,
    }: {
      readonly provider: SocialProvider;
      readonly landing: string;
      readonly prove: () => Promise<Omit<Proof, 'email'>>;
      /** Throws a SocialError for a sign-in that must not continue. */
      readonly beforeSession?: () => void;
      readonly beforeRetry?: () => void;
    },
  ): Promise<FastifyReply> {
    try {
      const proof = await prove();
      const signedIn = await signInSocially(upstream, callerOf(request), provider, proof);
      beforeSession?.();
      openSession(reply, signedIn, provider, now());
      cookies.appleName.clear(request, reply);
      if (isFreshAccount(Date.parse(signedIn.user.createdAt), now())) {
        cookies.arrival.set(reply, { kind: 'created', provider });
        analytics.count(request, reply, { name: 'sign_up_1', params: { method: provider } });
      }
      return reply.redirect(landing, 303);
    } catch (error) {
      beforeRetry?.();
      return fail(request, reply, provider, landing, error);
    }
  }

  function fail(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: SocialProvider,
    landing: string,
    error: unknown,
    purpose: 'sign-in' | 'connect' = 'sign-in',
  ): FastifyReply {
    if (error instanceof HttpError) {
      request.track.failure = error;
      const taken = purpose === 'sign-in' ? takenLanding(error.code, landing) : null;
      events.socialSignInFailed(request.log, provider, taken ? 'taken' : failureOfExchange(error), {
        code: error.code,
        upstream: error.extras.upstream ?? null,
      });
      if (taken) return reply.redirect(taken, 303);
    } else if (error instanceof SocialError) {
      events.socialSignInFailed(request.log, provider, error.why, { detail: error.detail });
    } else {
      throw error;
    }
    const why = error instanceof HttpError ? failureOfExchange(error) : error.why;
    const { id: requestId } = request;
    cookies.arrival.set(reply, { kind: 'failed', purpose, provider, why, requestId });
    return reply.redirect(landing, 303);
  }

  /** Connects for the session that began it, and for no other. Opens no session. */
  async function connect(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: SocialProvider,
    { link, prove }: { readonly link: Link; readonly prove: () => Promise<Proof> },
  ): Promise<FastifyReply> {
    try {
      const { session } = request;
      const isSame = session?.user.id === link.userId && session.issuedAt === link.issuedAt;
      const { token } = await prove();
      if (!isSame) {
        throw new SocialError('session-ended', session ? 'other-session' : 'no-session');
      }
      await connectProvider(upstream, traderOf(request), provider, { code: link.code, token });
      events.accountChanged(request.log, link.userId, 'connected');
      cookies.arrival.set(reply, { kind: 'connected', provider });
      return reply.redirect(connectionsPath, 303);
    } catch (error) {
      if (error instanceof HttpError && error.code === 'auth.required') reply.rejectSession();
      return fail(request, reply, provider, connectionsPath, error, 'connect');
    }
  }

  return { land, fail, connect };
}
