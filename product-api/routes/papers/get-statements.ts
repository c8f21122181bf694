import { z } from 'zod';
import {
  periodText,
  statementFormat,
  statementsView,
} from '../../../shared/contracts/statements.ts';
import { plain } from '../../../shared/contracts/wire/envelope.ts';
import { formatCsv } from '../../../shared/domain/format-csv.ts';
import { periodBounds } from '../../../shared/domain/periods.ts';
import { createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { renderPaper } from '../../papers/render-pdf.ts';
import {
  presentSellerStatement,
  statementCsvRows,
} from '../../presenters/papers/present-seller-statement.ts';
import { readLetterhead } from '../../queries/papers/read-letterhead.ts';
import {
  listStatementMonths,
  readSellerStatement,
} from '../../queries/statements/read-seller-statement.ts';
import { papersPerHour } from './papers-per-hour.ts';

const params = z.object({ period: periodText, format: statementFormat });

export const listStatementsRoute: Route = (app, { db }) => {
  app.get(
    '/api/statements',
    { preValidation: requireUser, schema: { response: { 200: plain(statementsView) } } },
    async (request) => ({ data: { months: await listStatementMonths(db, userOf(request).id) } }),
  );
};

/** What its reader sold and was paid in a month or a year. */
export const getStatementRoute: Route = (app, deps) => {
  const { db, now } = deps;
  const limit = createAccountLimit({ ...papersPerHour, now });
  app.get(
    '/api/statements/:period/:format',
    { preValidation: requireUser, schema: { params } },
    async (request, reply) => {
      const { period, format } = request.params;
      const userId = userOf(request).id;
      limit.reserve(userId, reply);
      const statement = await readSellerStatement(db, userId, periodBounds(period));
      reply.header('cache-control', 'no-store');
      if (format === 'csv') {
        return reply
          .type('text/csv; charset=utf-8')
          .send(`\uFEFF${formatCsv(statementCsvRows(statement))}\r\n`);
      }
      const from = await readLetterhead(deps);
      const pdf = await renderPaper(presentSellerStatement(statement, { period, from }), now());
      return reply.type('application/pdf').send(pdf);
    },
  );
};
