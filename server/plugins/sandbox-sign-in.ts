import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';
import type { App } from '../deps.ts';
import { HttpError, notFound } from '../errors.ts';

/** What a browser may ask for: the pages. Tokens and keys are asked for behind the site's back. */
const allowed =
  /^\/sandbox\/openid\/(?:style\.css|submit\.js|(?:google|apple)\/(?:auth(?:\/[\w-]+)?|sign-in\/[\w-]+(?:\/(?:as|cancel))?))(?:\?[^\s#]*)?$/;
const ownCookie = /^sandbox_/;
const passedOn = ['content-type', 'content-length', 'cache-control', 'location'] as const;
const patience = 5_000;
const answerAtMost = 256 * 1024;

/** The pages of the sandbox that stands for Google and Apple, with its cookies and no others. */
export function registerSandboxSignIn(app: App, openIdUrl: string): void {
  const pool = new Pool(openIdUrl, {
    connections: 8,
    headersTimeout: patience,
    bodyTimeout: patience,
    maxResponseSize: answerAtMost,
  });
  app.addHook('onClose', () => pool.close());

  app.get(
    '/sandbox/openid/*',
    { exposeHeadRoute: false, schema: { hide: true } },
    async (request, reply) => {
      const path = request.raw.url ?? '';
      if (!allowed.test(path)) throw notFound();
      const answer = await pool
        .request({ path, method: 'GET', headers: { cookie: ownCookies(request.headers) } })
        .then(async ({ statusCode, headers, body }) => ({
          statusCode,
          headers,
          bytes: Buffer.from(await body.arrayBuffer()),
        }))
        .catch(() => {
          throw new HttpError(503, 'upstream.unavailable');
        });
      for (const name of passedOn) {
        const value = answer.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      const set = [answer.headers['set-cookie'] ?? []].flat().filter((one) => ownCookie.test(one));
      if (set.length > 0) reply.header('set-cookie', set);
      return reply.code(answer.statusCode).send(answer.bytes);
    },
  );
}

function ownCookies({ cookie = '' }: IncomingHttpHeaders): string {
  return cookie
    .split(/; */)
    .filter((one) => ownCookie.test(one))
    .join('; ');
}
