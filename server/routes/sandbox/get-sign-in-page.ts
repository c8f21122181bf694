import type { IncomingHttpHeaders } from 'node:http';
import type { App } from '../../deps.ts';
import { HttpError, notFound } from '../../errors.ts';
import { createSender } from '../../upstream/sender.ts';

/** Only the pages: tokens and keys are requested by the servers, not by browsers. */
const allowed =
  /^\/sandbox\/openid\/(?:style\.css|submit\.js|(?:google|apple)\/(?:auth(?:\/[\w-]+)?|sign-in\/[\w-]+(?:\/(?:as|cancel))?))(?:\?[^\s#]*)?$/;
const ownCookie = /^sandbox_/;
const passedOn = ['content-type', 'content-length', 'cache-control', 'location'] as const;

/** Forwards the pages of the sandbox provider, with the sandbox's cookies only. */
export function registerSandboxSignIn(app: App, openIdUrl: string): void {
  const sender = createSender(openIdUrl, { connections: 8 });
  app.addHook('onClose', () => sender.close());

  app.get(
    '/sandbox/openid/*',
    { exposeHeadRoute: false, schema: { hide: true } },
    async (request, reply) => {
      const path = request.raw.url ?? '';
      if (!allowed.test(path)) throw notFound();
      const { status, headers, body } = await sender
        .send({
          path,
          method: 'GET',
          headers: { cookie: ownCookies(request.headers) },
          largest: 256 * 1024,
          timeLimit: 5_000,
        })
        .catch(() => {
          throw new HttpError(503, 'upstream.unavailable');
        });
      for (const name of passedOn) {
        const value = headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      const set = [headers['set-cookie'] ?? []].flat().filter((one) => ownCookie.test(one));
      if (set.length > 0) reply.header('set-cookie', set);
      return reply.code(status).send(body);
    },
  );
}

function ownCookies({ cookie = '' }: IncomingHttpHeaders): string {
  return cookie
    .split(/; */)
    .filter((one) => ownCookie.test(one))
    .join('; ');
}
