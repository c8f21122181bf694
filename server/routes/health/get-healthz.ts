import type { Route } from '../../deps.ts';

/** Alive: this process answers. */
export const getHealthzRoute: Route = (app) => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
};
