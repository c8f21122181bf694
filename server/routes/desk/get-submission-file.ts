import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { submissionFilePath } from '../../upstream/desk.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';
import { sendDownload } from '../send-download.ts';

export const getSubmissionFileRoute: Route = (app, { downloads }) => {
  app.route({
    ...operation(api.downloadSubmissionFile, {
      tags: ['desk'],
      summary: 'Download a file of a submission',
      description: 'For every role.',
      params: idParams.extend({ fileId: z.uuid() }),
      produces: ['*/*'],
      answer: z.unknown().describe('The file, in its own media type'),
    }),
    preValidation: requireSession,
    handler: async (request, reply) => {
      const { id, fileId } = request.params;
      const file = await downloads.open(callerOf(request), submissionFilePath(id, fileId));
      return sendDownload(reply, file);
    },
  });
};
