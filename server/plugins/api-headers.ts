import fp from 'fastify-plugin';

/** What an API answers is for this reader and this moment, unless its route says otherwise. */
export const apiHeaders = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
        reply.header('cache-control', 'no-store');
      }
    });
  },
  { name: 'api-headers' },
);
