import type { Route } from '../../deps.ts';

/** Alive: this process answers, also under more load than it can serve. */
export const getHealthzRoute: Route = (app) => {
  const config = { pressureHandler: () => undefined };
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ ok: true }));
};
