import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { textPage } from '../../../shared/contracts/content.ts';
import { pageSections } from '../../../shared/contracts/wire/content.ts';
import type { Route } from '../../deps.ts';
import { textPageRead } from '../../reads/content.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { slugText } from '../../reads/slug-text.ts';
import { operation } from '../operation.ts';

const params = z.object({ section: z.enum(pageSections), slug: slugText });

export const getPageRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getTextPage, {
      tags: ['content'],
      summary: 'Read a text page',
      params,
      answer: textPage,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(textPageRead, request.params)),
  });
};
