import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';

/**
 * `Expect: 100-continue` asks whether a body is worth sending. Node would say so before anything
 * has looked at the request; here it goes its whole way first, and is told to send when somebody
 * begins to read. Whoever is refused before that gets the refusal alone, and sends nothing.
 * Bodies are read by `data`, `pipe` or `resume`: another way of reading would have to say so itself.
 */
export const expectations = fp(
  async (app) => {
    const { server } = app;
    server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
      if (request.headers.expect?.trim().toLowerCase() !== '100-continue') {
        server.emit('checkExpectation', request, response);
        return;
      }
      request.once('resume', () => {
        // Node resumes what is answered as well, to let go of what still comes.
        if (!response.headersSent) response.writeContinue();
      });
      server.emit('request', request, response);
    });
  },
  { name: 'expectations', dependencies: ['odd-requests'] },
);
