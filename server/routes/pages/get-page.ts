import { z } from 'zod';
import { textPage } from '../../../shared/contracts/content.ts';
import { pageSections } from '../../../shared/contracts/wire/content.ts';
import type { Route } from '../../deps.ts';
import { textPageRead } from '../../reads/content.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures } from '../responses.ts';
import { slugText } from '../slug-params.ts';

const params = z.object({ section: z.enum(pageSections), slug: slugText });

export const getPageRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/pages/:section/:slug',
    { schema: { tags: ['content'], params, response: { 200: textPage, ...failures } } },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(textPageRead, request.params)),
  );
};
