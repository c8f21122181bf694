import { z } from 'zod';
import { releaseList } from '../../../shared/contracts/releases.ts';
import { releaseScopes } from '../../../shared/domain/release-paths.ts';
import type { Route } from '../../deps.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { releaseListRead } from '../../reads/releases.ts';
import { failures } from '../responses.ts';

const query = z.object({
  scope: z.enum(releaseScopes),
  /** The product API pages by number through its first 10,000 records. */
  page: z.coerce.number().int().min(1).max(333).default(1),
});

export const listReleasesRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/releases',
    {
      schema: {
        tags: ['releases'],
        querystring: query,
        response: { 200: releaseList, ...failures },
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(releaseListRead, request.query)),
  );
};
