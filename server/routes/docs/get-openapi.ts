import type { Route } from '../../deps.ts';

/** The OpenAPI document of the BFF's own API, made from the schemas that its routes run. */
export const getOpenApiRoute: Route = (app) => {
  app.get('/api/docs/json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  );
};
