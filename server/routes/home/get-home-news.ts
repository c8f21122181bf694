import { api } from '../../../shared/api/api.ts';
import { homeNews } from '../../../shared/contracts/home.ts';
import type { Route } from '../../deps.ts';
import { homeNewsRead } from '../../reads/home-news.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

export const getHomeNewsRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getHomeNews, {
      tags: ['catalogue'],
      summary: 'Read the news of the home page',
      answer: homeNews,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(homeNewsRead, null)),
  });
};
