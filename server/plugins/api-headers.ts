import fp from 'fastify-plugin';

/** What an API answers is for this reader and this moment, unless its route says otherwise. */
export const apiHeaders = fp(
  async (app) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
        reply.header('cache-control', 'no-store');
      }
      done(null, payload);
    });
  },
  { name: 'api-headers' },
);
