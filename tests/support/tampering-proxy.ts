import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Test } from 'tap';

type Tamper = {
  /** Changes the id token's claims; the token is signed again with a matching key set. */
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  /** Signs with a key that is not in the key set. */
  readonly forged?: boolean;
  /** Answers calls whose path ends like this with a status. */
  readonly status?: { readonly path: string; readonly code: number };
  /** Answers calls whose path ends like this itself. */
  readonly answer?: { readonly path: string; readonly by: (response: ServerResponse) => void };
  /** Never answers calls whose path ends like this. */
  readonly silent?: string;
  /** Leaves this out of the token response. */
  readonly without?: 'id_token' | 'access_token';
};

/** Generated once, as RSA keys are slow to make. */
const keys = Promise.all([
  generateKeyPair('RS256', { extractable: true }),
  generateKeyPair('RS256', { extractable: true }),
]);

/** A proxy between the BFF and a real provider, for the calls that browsers do not make. */
export async function startTamperingProxy(t: Test, upstream: string) {
  const [key, stranger] = await keys;
  let tamper: Tamper = {};
  const calls: string[] = [];

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    calls.push(path);
    if (tamper.silent !== undefined && path.endsWith(tamper.silent)) return;
    if (tamper.status !== undefined && path.endsWith(tamper.status.path)) {
      response.writeHead(tamper.status.code, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    if (tamper.answer !== undefined && path.endsWith(tamper.answer.path)) {
      tamper.answer.by(response);
      return;
    }
    const sent = await text(request);
    const answer = await fetch(`${upstream}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
      ...(sent === '' ? {} : { body: sent }),
    });
    const body = (await answer.json()) as Record<string, unknown>;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(await changed(path, body)));
  });

  async function changed(path: string, body: Record<string, unknown>): Promise<unknown> {
    if (tamper.without) delete body[tamper.without];
    if (!tamper.claims && !tamper.forged) return body;
    if (path.endsWith('/jwks')) {
      return {
        keys: [{ ...(await exportJWK(key.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
      };
    }
    if (typeof body.id_token !== 'string') return body;
    const claims = decodeJwt(body.id_token);
    const signed = await new SignJWT(tamper.claims?.(claims) ?? claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(tamper.forged ? stranger.privateKey : key.privateKey);
    return { ...body, id_token: signed };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    tamper(next: Tamper) {
      tamper = next;
    },
  };
}
