import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import {
  periodText,
  statementFormat,
  statementsView,
} from '../../../shared/contracts/statements.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readStatements, statementPath } from '../../upstream/papers.ts';
import { operation } from '../operation.ts';
import { sendDownload } from '../send-download.ts';

const params = z.object({ period: periodText, format: statementFormat });
const types = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const;

export const listStatementsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.listStatements, {
      tags: ['papers'],
      summary: 'List the months of a seller’s statements',
      answer: statementsView,
    }),
    preValidation: requireSession,
    handler: (request) => readStatements(upstream, callerOf(request)),
  });
};

export const getStatementRoute: Route = (app, { downloads }) => {
  app.route({
    ...operation(api.downloadStatement, {
      tags: ['papers'],
      summary: 'Download a seller’s statement',
      description: 'What was earned and paid out in a month or a year, in UTC, as PDF or CSV.',
      params,
      produces: ['*/*'],
      answer: z.unknown().describe('The file, in its own media type'),
    }),
    preValidation: requireSession,
    handler: async (request, reply) => {
      const { period, format } = request.params;
      const file = await downloads.open(callerOf(request), statementPath(period, format));
      const name = `statement-${period}.${format}`;
      return sendDownload(reply, file, { name, type: types[format] });
    },
  });
};
