import { api } from '../../../shared/api/api.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import type { Route } from '../../deps.ts';
import { operation } from '../operation.ts';

/** Who is looking and from where: the same JSON that the page shell carries. */
export const getSessionRoute: Route = (app, { visitors }) => {
  app.route({
    ...operation(api.getSession, { tags: ['session'], answer: sessionView }),
    handler: async (request, reply) => visitors.viewOf(request, reply),
  });
};
