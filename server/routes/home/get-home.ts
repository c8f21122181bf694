import { api } from '../../../shared/api/api.ts';
import { homeView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { homeRead } from '../../reads/home.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

export const getHomeRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getHome, {
      tags: ['catalogue'],
      summary: 'Read the home page',
      answer: homeView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(homeRead, null)),
  });
};
