import type { Route } from '../../deps.ts';

/** Alive: this process answers, also under more load than it can serve. */
export const getHealthzRoute: Route = (app) => {
  const config = { anyHost: true, beforeGate: true } as const;
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ ok: true }));
};
