import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { periodText } from '../../../shared/contracts/statements.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { royaltyStatementPath } from '../../upstream/papers.ts';
import { operation } from '../operation.ts';
import { idParamsOf } from '../responses.ts';
import { sendDownload } from '../send-download.ts';

export const getRoyaltyStatementRoute: Route = (app, { downloads }) => {
  app.route({
    ...operation(api.downloadRoyaltyStatement, {
      tags: ['desk'],
      summary: 'Download an artist’s royalty statement',
      description: 'Of a month or a year, in UTC, as a PDF. For the role: viewer.',
      params: idParamsOf('artist').extend({ period: periodText }),
      produces: ['*/*'],
      answer: z.unknown().describe('The PDF'),
    }),
    preValidation: requireSession,
    handler: async (request, reply) => {
      const { id, period } = request.params;
      const file = await downloads.open(callerOf(request), royaltyStatementPath(id, period));
      const name = `royalties-artist-${id}-${period}.pdf`;
      return sendDownload(reply, file, { name, type: 'application/pdf' });
    },
  });
};
