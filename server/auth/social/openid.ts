import * as oidc from 'openid-client';
import type { SocialProvider } from '../../../shared/domain/social.ts';
import type { AppleRegistration, GoogleRegistration } from '../../config/social-settings.ts';
import { createAppleSecret } from './apple-secret.ts';
import { fetchWhole } from './fetch-whole.ts';
import { SocialError, socialErrorOf } from './social-error.ts';

/** Ties the provider's answer to the browser that asked. */
export type Checks = {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
};

/** The token for the product API, and the person's data that go with it. */
export type Proof = {
  readonly token: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
};

/** One provider's side of the authorization code flow. Throws a SocialError. */
export type OpenId = {
  /** Where the browser is sent to. */
  begin(checks: Checks, redirectUri: string): Promise<URL>;
  /** Exchanges the parameters of the provider's answer for the proof. */
  finish(answer: URLSearchParams, checks: Checks, redirectUri: string): Promise<Proof>;
};

/** Seconds for each call to the provider. */
const timeLimit = 5;

export function createGoogle(google: GoogleRegistration): OpenId {
  return createOpenId(google, {
    authentication: oidc.ClientSecretPost(google.clientSecret),
    parameters: { scope: 'openid email profile' },
    tokenOf: ({ access_token }) => access_token,
  });
}

/** Apple's access token cannot be verified with Apple, so the id token is the proof. */
export function createApple(apple: AppleRegistration, now: () => number): OpenId {
  const secret = createAppleSecret(apple, now);
  return createOpenId(apple, {
    authentication: async (_server, client, body) => {
      body.set('client_id', client.client_id);
      body.set('client_secret', await secret());
    },
    parameters: { scope: 'openid name email', response_mode: 'form_post' },
    tokenOf: ({ id_token }) => id_token,
  });
}

function createOpenId(
  { issuer, clientId, reachedAt }: AppleRegistration | GoogleRegistration,
  provider: {
    readonly authentication: oidc.ClientAuth;
    readonly parameters: Readonly<Record<string, string>>;
    readonly tokenOf: (tokens: oidc.TokenEndpointResponse) => string | undefined;
  },
): OpenId {
  const fetchAt: oidc.CustomFetch = (url, options) => {
    const at = new URL(url);
    const isIssuer = at.origin === new URL(issuer).origin;
    const target = reachedAt && isIssuer ? new URL(`${at.pathname}${at.search}`, reachedAt) : at;
    return fetchWhole(target, { ...options, body: options.body ?? null });
  };
  let discovered: Promise<oidc.Configuration> | null = null;

  /**
   * Discovered once, and again after a failure, so that a provider that was down is usable later.
   */
  function configuration(): Promise<oidc.Configuration> {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, undefined, provider.authentication, {
        timeout: timeLimit,
        [oidc.customFetch]: fetchAt,
        // Checks signatures although tokens come over TLS.
        execute: [
          oidc.enableNonRepudiationChecks,
          // Only loopback providers: the settings refuse other http addresses.
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  }

  return {
    async begin({ state, nonce, verifier }, redirectUri) {
      try {
        return oidc.buildAuthorizationUrl(await configuration(), {
          ...provider.parameters,
          redirect_uri: redirectUri,
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
      } catch (error) {
        throw socialErrorOf(error);
      }
    },
    async finish(answer, { state, nonce, verifier }, redirectUri) {
      try {
        const tokens = await oidc.authorizationCodeGrant(
          await configuration(),
          new URL(`${redirectUri}?${answer}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        );
        const claims = tokens.claims();
        const token = provider.tokenOf(tokens);
        if (!token) throw new SocialError('token-missing', 'from-provider');
        return {
          token,
          email: textOf(claims?.email),
          firstName: textOf(claims?.given_name) ?? '',
          lastName: textOf(claims?.family_name) ?? '',
        };
      } catch (error) {
        throw socialErrorOf(error);
      }
    },
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 254 ? value : null;
}

export type OpenIds = Readonly<Record<SocialProvider, OpenId | null>>;
