import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportPKCS8, generateKeyPair } from 'jose';
import { createProvider, type SandboxProvider, sessionCookie } from './create-provider.ts';
import {
  basePath,
  errorPage,
  type ProviderName,
  signInPage,
  stylesheet,
  submitScript,
} from './pages.ts';
import { typedPerson } from './people.ts';

export type SandboxOpenId = {
  /** The address on this machine; its pages are below `/sandbox/openid`. */
  readonly httpUrl: string;
  readonly google: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
  };
  readonly apple: {
    readonly issuer: string;
    readonly clientId: string;
    readonly teamId: string;
    readonly keyId: string;
    readonly privateKey: string;
  };
  stop(): Promise<void>;
};

type Options = {
  /** The site that sign-ins return to. */
  readonly siteUrl: string;
  /** The address for browsers; by default the server's own. */
  readonly pagesUrl?: string;
  /** Seconds that a code is valid. */
  readonly codeLifetime?: number;
};

const clientId = 'deckle-sandbox';
const [teamId, keyId] = ['SANDBOXTEAM', 'SANDBOXKEY'];
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/**
 * An OpenID provider for machines without a registration at Google or Apple: it stands for both,
 * speaks their protocol and signs in any person. On a free port of the loopback interface;
 * `/tokeninfo` answers as Google's does.
 */
export async function startOpenId({
  siteUrl,
  pagesUrl,
  codeLifetime = 60,
}: Options): Promise<SandboxOpenId> {
  const providers = new Map<string, Mounted>();
  const server = createServer((request, response) => {
    respond(providers, request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const httpUrl = `http://127.0.0.1:${address.port}`;

  const issuerOf = (name: ProviderName) => `${pagesUrl ?? httpUrl}${basePath}/${name}`;
  const redirectUri = (name: ProviderName) => `${siteUrl}/api/connect/${name}/callback`;
  const clientSecret = randomBytes(24).toString('base64url');
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const proofs = {
    google: { kind: 'secret', secret: clientSecret },
    apple: { kind: 'key', publicKey, teamId, keyId },
  } as const;
  for (const name of ['google', 'apple'] as const) {
    const issuer = issuerOf(name);
    const provider = await createProvider({
      name,
      issuer,
      clientId,
      proof: proofs[name],
      redirectUri: redirectUri(name),
      codeLifetime,
    });
    providers.set(name, { ...provider, name, issuer: new URL(issuer) });
  }
  return {
    httpUrl,
    google: { issuer: issuerOf('google'), clientId, clientSecret },
    apple: {
      issuer: issuerOf('apple'),
      clientId,
      teamId,
      keyId,
      privateKey: await exportPKCS8(privateKey),
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Mounted = SandboxProvider & { readonly name: ProviderName; readonly issuer: URL };

async function respond(
  providers: ReadonlyMap<string, Mounted>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox.invalid');
  if (url.pathname === `${basePath}/style.css`) {
    response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(stylesheet);
    return;
  }
  if (url.pathname === `${basePath}/submit.js`) {
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(submitScript);
    return;
  }
  const [, name = '', rest = ''] = /^\/sandbox\/openid\/(\w+)(\/.*)$/.exec(url.pathname) ?? [];
  const provider = providers.get(name);
  if (!provider) {
    response.writeHead(404).end();
    return;
  }
  // The provider derives its issuer from the host, which must not depend on the caller's address.
  request.headers.host = provider.issuer.host;
  request.headers['x-forwarded-proto'] = provider.issuer.protocol.replace(':', '');
  delete request.headers['x-forwarded-host'];

  const [, uid, action] = /^\/sign-in\/([\w-]+)(?:\/(as|cancel))?$/.exec(rest) ?? [];
  if (uid !== undefined) return signIn(provider, request, response, { url, uid, action });
  if (rest === '/tokeninfo') return answerTokenInfo(provider, response, url);
  // Every visit asks who signs in, even in a browser with an earlier session.
  if (rest === '/auth') url.searchParams.set('prompt', 'login');
  const cookies = (request.headers.cookie ?? '').split(/; */);
  request.headers.cookie = cookies.filter((one) => !one.startsWith(sessionCookie)).join('; ');
  Object.assign(request, { originalUrl: `${url.pathname}${url.search}` });
  request.url = `${rest}${url.search}`;
  provider.oidc.callback()(request, response);
}

/** The sign-in page and the submission of its form. */
async function signIn(
  { oidc, name, remember }: Mounted,
  request: IncomingMessage,
  response: ServerResponse,
  {
    url,
    uid,
    action,
  }: { readonly url: URL; readonly uid: string; readonly action: string | undefined },
): Promise<void> {
  const isOurs = await oidc.interactionDetails(request, response).then(
    (interaction) => interaction.uid === uid,
    () => false,
  );
  if (!isOurs) {
    response.writeHead(400, html).end(errorPage(name, 'this sign-in is over'));
    return;
  }
  const at = `${basePath}/${name}/sign-in/${uid}`;
  if (action === 'cancel') {
    await oidc.interactionFinished(request, response, { error: cancellation[name] });
    return;
  }
  const typed =
    action === 'as' ? typedPerson.safeParse(Object.fromEntries(url.searchParams)) : null;
  if (typed?.success) {
    await oidc.interactionFinished(request, response, {
      login: { accountId: remember(typed.data), remember: false },
    });
    return;
  }
  const problem = typed ? 'Enter an e-mail address.' : null;
  response.writeHead(200, html).end(signInPage(name, at, problem));
}

const cancellation = { google: 'access_denied', apple: 'user_cancelled_authorize' } as const;

/** As Google's: the token's audience and remaining lifetime. */
async function answerTokenInfo(
  { oidc }: Mounted,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const token = await oidc.AccessToken.find(url.searchParams.get('access_token') ?? '');
  const body = token
    ? { aud: token.clientId, sub: token.accountId, expires_in: String(token.remainingTTL) }
    : { error: 'invalid_token' };
  response
    .writeHead(token ? 200 : 400, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    .end(JSON.stringify(body));
}
