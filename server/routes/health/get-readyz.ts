import type { Route } from '../../deps.ts';
import { isReady } from '../../upstream/ready.ts';

/** The product API can serve, and this process was not told to stop. */
export const getReadyzRoute: Route = (app, { upstream, isStopping }) => {
  app.get(
    '/readyz',
    { config: { anyHost: true, beforeGate: true }, schema: { hide: true } },
    async (_request, reply) => {
      const ok = !isStopping() && (await isReady(upstream));
      return reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ok });
    },
  );
};
