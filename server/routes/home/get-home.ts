import { homeView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { homeRead } from '../../reads/home.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures } from '../responses.ts';

export const getHomeRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/home',
    { schema: { tags: ['catalogue'], response: { 200: homeView, ...failures } } },
    async (request, reply) => sendPublic(request, reply, await publicReads.get(homeRead, null)),
  );
};
