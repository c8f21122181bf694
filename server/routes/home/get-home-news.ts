import { homeNews } from '../../../shared/contracts/home.ts';
import type { Route } from '../../deps.ts';
import { homeNewsRead } from '../../reads/home-news.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures } from '../responses.ts';

export const getHomeNewsRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/home/news',
    { schema: { tags: ['catalogue'], response: { 200: homeNews, ...failures } } },
    async (request, reply) => sendPublic(request, reply, await publicReads.get(homeNewsRead, null)),
  );
};
