import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Test } from 'tap';

export type Claims = JWTPayload & {
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
};

/**
 * A double of Google and Apple over real HTTP: serves a key set for id tokens and answers questions
 * about access tokens. Both are signed with keys of its own.
 */
export async function startSocialProvider(t: Test) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const given = new Map<string, Claims>();
  let behaviour: 'well' | 'down' | 'silent' | 'garbled' | 'huge' | 'mistaken' = 'well';

  function answer(response: ServerResponse, status: number, body: unknown) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
  const server = createServer((request, response) => {
    if (behaviour === 'down') return answer(response, 503, { error: 'down' });
    if (behaviour === 'garbled') return void response.end('<html>');
    if (behaviour === 'silent') return;
    if (behaviour === 'huge') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      const padded = JSON.stringify({ keys: [jwk] }) + ' '.repeat(200_000);
      return void response.end(gzipSync(padded));
    }
    const url = new URL(request.url ?? '/', 'http://provider');
    if (url.pathname === '/keys') return answer(response, 200, { keys: [jwk] });
    if (url.pathname === '/tokeninfo') {
      const claims = given.get(url.searchParams.get('access_token') ?? '');
      const left = (claims?.exp ?? 0) - Math.floor(Date.now() / 1000);
      if (!claims || left <= 0) return answer(response, 400, { error: 'invalid_token' });
      return answer(response, 200, { aud: claims.aud, sub: claims.sub, expires_in: String(left) });
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const claims = given.get(token);
    // The subject of another person.
    const told = behaviour === 'mistaken' ? { ...claims, sub: 'somebody-else' } : claims;
    return claims ? answer(response, 200, told) : answer(response, 401, { error: 'invalid_token' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const whole = (claims: Claims): Claims => ({
    iss: url,
    aud: 'deckle-client',
    exp: Math.floor(Date.now() / 1000) + 600,
    email_verified: true,
    ...claims,
  });
  return {
    url,
    google: {
      clientId: 'deckle-client',
      tokenInfoUrl: `${url}/tokeninfo`,
      userInfoUrl: `${url}/me`,
    },
    apple: { clientId: 'deckle-client', issuer: url, jwksUrl: `${url}/keys` },
    behave(next: typeof behaviour) {
      behaviour = next;
    },
    /** An access token like Google's. */
    accessToken(claims: Claims): string {
      const token = `token-${given.size}-${claims.sub}`;
      given.set(token, whole(claims));
      return token;
    },
    /** An id token like Apple's. */
    idToken(claims: Claims, key = privateKey): Promise<string> {
      return new SignJWT(whole(claims)).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
    },
  };
}
