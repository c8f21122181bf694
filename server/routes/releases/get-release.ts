import { releaseView } from '../../../shared/contracts/releases.ts';
import type { Route } from '../../deps.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { releaseRead } from '../../reads/releases.ts';
import { failures, idParams } from '../responses.ts';

export const getReleaseRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/releases/:id',
    {
      schema: { tags: ['releases'], params: idParams, response: { 200: releaseView, ...failures } },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(releaseRead, request.params.id)),
  );
};
