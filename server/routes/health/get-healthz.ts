import type { Route } from '../../deps.ts';

/** This process is alive, even under more load than it can serve. */
export const getHealthzRoute: Route = (app) => {
  const config = { anyHost: true, beforeGate: true } as const;
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ ok: true }));
};
