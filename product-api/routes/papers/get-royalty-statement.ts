import { z } from 'zod';
import { periodText } from '../../../shared/contracts/statements.ts';
import { periodBounds } from '../../../shared/domain/periods.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { requireStaff } from '../../auth/staff.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { renderPaper } from '../../papers/render-pdf.ts';
import { presentRoyaltyStatement } from '../../presenters/papers/present-royalty-statement.ts';
import { readLetterhead } from '../../queries/papers/read-letterhead.ts';
import { readRoyaltyStatement } from '../../queries/statements/read-royalties.ts';
import { idText } from '../query-fields.ts';

const params = z.object({ id: idText, period: periodText });

/** As a PDF, for the staff, who send it to the artist. */
export const getRoyaltyStatementRoute: Route = (app, deps) => {
  const { db, now } = deps;
  app.get(
    '/api/desk/royalties/:id/statements/:period',
    {
      preValidation: async (request) => {
        await requireUser(request);
        const asked = { role: 'viewer', isSensitive: false, operation: 'royalties show' } as const;
        await requireStaff(db, userOf(request), asked, now());
      },
      schema: { params },
    },
    async (request, reply) => {
      const { id, period } = request.params;
      const found = await readRoyaltyStatement(db, id, periodBounds(period));
      if (!found) throw notFound();
      const from = await readLetterhead(deps);
      const pdf = await renderPaper(presentRoyaltyStatement(found, { period, from }), now());
      return reply.type('application/pdf').header('cache-control', 'no-store').send(pdf);
    },
  );
};
