import { sessionView } from '../../../shared/contracts/session.ts';
import type { Route } from '../../deps.ts';
import { failures } from '../responses.ts';

/** Who is looking and from where: the same JSON that the page shell carries. */
export const getSessionRoute: Route = (app, { visitors }) => {
  app.get(
    '/api/session',
    { schema: { tags: ['session'], response: { 200: sessionView, ...failures } } },
    async (request, reply) => visitors.viewOf(request, reply),
  );
};
