import fp from 'fastify-plugin';

/** Once asked to stop, each answer ends its connection, so that none is cut that is kept for more. */
export const closing = fp<{ readonly isStopping: () => boolean }>(
  async (app, { isStopping }) => {
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (isStopping()) reply.header('connection', 'close');
      done(null, payload);
    });
  },
  { name: 'closing' },
);
