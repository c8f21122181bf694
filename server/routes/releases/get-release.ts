import { api } from '../../../shared/api/api.ts';
import { releaseView } from '../../../shared/contracts/releases.ts';
import type { Route } from '../../deps.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { releaseRead } from '../../reads/releases.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getReleaseRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getRelease, {
      tags: ['releases'],
      summary: 'Read a release',
      params: idParams,
      answer: releaseView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(releaseRead, request.params.id)),
  });
};
