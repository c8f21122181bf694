import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { releaseList } from '../../../shared/contracts/releases.ts';
import { releaseScopes } from '../../../shared/domain/releases.ts';
import type { Route } from '../../deps.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { releaseListRead } from '../../reads/releases.ts';
import { operation } from '../operation.ts';

const query = z.object({
  scope: z.enum(releaseScopes),
  /** The product API can page by number through its first 10,000 records. */
  page: z.coerce.number().int().min(1).max(333).default(1),
});

export const listReleasesRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.listReleases, {
      tags: ['releases'],
      summary: 'List releases',
      description:
        'Upcoming ones oldest first, past ones newest first, unscheduled ones by artist.',
      querystring: query,
      answer: releaseList,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(releaseListRead, request.query)),
  });
};
