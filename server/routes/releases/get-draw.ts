import { api } from '../../../shared/api/api.ts';
import { drawView } from '../../../shared/contracts/releases.ts';
import type { Route } from '../../deps.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { drawRead } from '../../reads/releases.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getDrawRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getDraw, {
      tags: ['releases'],
      summary: 'Check a draw',
      description:
        'All from which the draw of a raffle can be repeated: sort the entries by the SHA-256 of the seed, a colon and the entry, in hexadecimal. 404 before the draw.',
      params: idParams,
      answer: drawView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(drawRead, request.params.id)),
  });
};
