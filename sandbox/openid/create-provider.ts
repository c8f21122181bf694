import { randomBytes } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter.ts';
import { errorPage, type ProviderName, posted } from './pages.ts';
import { type Person, subjectOf } from './people.ts';

/** How the client authenticates: a client secret, or JWTs signed by this key, as Apple requires. */
export type ClientProof =
  | { readonly kind: 'secret'; readonly secret: string }
  | {
      readonly kind: 'key';
      readonly publicKey: CryptoKey;
      readonly teamId: string;
      readonly keyId: string;
    };

export type SandboxProvider = {
  readonly oidc: Provider;
  /** Stores a person and returns their id at this provider. */
  remember(person: Person): string;
};

export const sessionCookie = 'sandbox_session';
const minutes = (count: number) => count * 60;

/** One key for each provider, kept while the process lives: generating an RSA key is slow. */
const signingKeys = new Map<ProviderName, ReturnType<typeof generateKeyPair>>();

function signingKeyOf(name: ProviderName) {
  const key = signingKeys.get(name) ?? generateKeyPair('RS256', { extractable: true });
  signingKeys.set(name, key);
  return key;
}

/** A provider that behaves as Google's or Apple's does towards a client. */
export async function createProvider(options: {
  readonly name: ProviderName;
  readonly issuer: string;
  readonly clientId: string;
  readonly proof: ClientProof;
  readonly redirectUri: string;
  /** Seconds. */
  readonly codeLifetime: number;
}): Promise<SandboxProvider> {
  const { name, issuer, clientId, proof } = options;
  const { pathname, protocol } = new URL(issuer);
  const persons = new Map<string, Person>();
  const { privateKey } = await signingKeyOf(name);
  const cookie = { path: pathname, sameSite: 'lax', secure: protocol === 'https:' } as const;

  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), kid: 'sandbox', use: 'sig', alg: 'RS256' }],
    },
    clients: [
      {
        client_id: clientId,
        client_secret: proof.kind === 'secret' ? proof.secret : randomBytes(16).toString('hex'),
        redirect_uris: [options.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    // Both put the claims into the id token.
    conformIdTokenClaims: false,
    findAccount: (_context, id) => {
      const person = persons.get(id);
      if (!person) return undefined;
      const claims = {
        sub: id,
        email: person.email,
        email_verified: true,
        // Apple sends the name in its form and in no token.
        ...(name === 'google' && { given_name: person.firstName, family_name: person.lastName }),
      };
      return { accountId: id, claims: () => claims };
    },
    // No consent screen: the sandbox grants every claim.
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const { clientId, provider } = { clientId: client.clientId, provider: oidc.provider };
      const grant = new provider.Grant({ clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile name');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `${pathname}/sign-in/${uid}` },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: sessionCookie,
        interaction: 'sandbox_interaction',
        resume: 'sandbox_resume',
      },
      long: cookie,
      short: { sameSite: 'lax', secure: cookie.secure },
    },
    ttl: {
      AccessToken: minutes(60),
      AuthorizationCode: options.codeLifetime,
      IdToken: minutes(60),
      Interaction: minutes(30),
      Session: minutes(60),
      Grant: minutes(60),
    },
    clientBasedCORS: () => false,
    features: { devInteractions: { enabled: false } },
    async renderError(context, { error, error_description: description }) {
      context.type = 'html';
      context.body = errorPage(name, description ?? error);
    },
  };
  const oidc = new Provider(issuer, configuration);
  oidc.proxy = true;
  if (proof.kind === 'key') {
    oidc.Client.prototype.compareClientSecret = (secret: string) =>
      isSigned(secret, issuer, clientId, proof);
  }

  /** Apple sends a name only at the person's first sign-in. */
  const introduced = new Set<string>();
  oidc.use(async (context, next) => {
    await next();
    const id = context.oidc?.session?.accountId;
    if (typeof context.body !== 'string' || !context.body.includes('<form method="post"')) return;
    const person = id !== undefined && !introduced.has(id) ? persons.get(id) : undefined;
    if (id !== undefined && person) introduced.add(id);
    context.body = posted(context.body, name === 'apple' ? person : undefined);
  });

  return {
    oidc,
    remember(person) {
      const id = subjectOf(name, person.email);
      persons.set(id, person);
      return id;
    },
  };
}

async function isSigned(
  secret: string,
  issuer: string,
  clientId: string,
  proof: Extract<ClientProof, { kind: 'key' }>,
): Promise<boolean> {
  try {
    const { protectedHeader } = await jwtVerify(secret, proof.publicKey, {
      algorithms: ['ES256'],
      issuer: proof.teamId,
      subject: clientId,
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
      // Apple rejects client secrets that are valid for more than six months.
      maxTokenAge: '180 days',
    });
    return protectedHeader.kid === proof.keyId;
  } catch {
    return false;
  }
}
