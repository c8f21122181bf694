import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { orderPapers } from '../../../shared/domain/order-papers.ts';
import { createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { certificates } from '../../db/schema/certificates.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { renderCertificate, renderPaper } from '../../papers/render-pdf.ts';
import { presentCertificate } from '../../presenters/papers/present-certificate.ts';
import { presentReceipt } from '../../presenters/papers/present-receipt.ts';
import { presentSaleStatement } from '../../presenters/papers/present-sale-statement.ts';
import { findCertificate } from '../../queries/papers/find-order-papers.ts';
import { loadOrderPaper, type OrderPaperSource } from '../../queries/papers/load-order-paper.ts';
import { idText } from '../query-fields.ts';
import { papersPerHour } from './papers-per-hour.ts';

const params = z.object({ id: idText, paper: z.enum(orderPapers) });

/** A paper of an order as a PDF, for the side that it is made for; any other is a 404. */
export const getOrderPaperRoute: Route = (app, deps) => {
  const { db, now, publicUrl } = deps;
  const limit = createAccountLimit({ ...papersPerHour, now });
  const certificateOf = async ({ order, from }: OrderPaperSource) => {
    const found = await findCertificate(db, eq(certificates.orderId, order.id));
    if (!found) throw notFound();
    return renderCertificate(presentCertificate(found, { from, publicUrl }), now());
  };
  app.get(
    '/api/orders/:id/papers/:paper',
    { preValidation: requireUser, schema: { params } },
    async (request, reply) => {
      const { id, paper } = request.params;
      const userId = userOf(request).id;
      limit.reserve(userId, reply);
      const source = await loadOrderPaper(deps, { orderId: id, userId, paper });
      if (!source) throw notFound();
      const pdf =
        paper === 'certificate'
          ? await certificateOf(source)
          : await renderPaper(
              paper === 'receipt' ? presentReceipt(source) : presentSaleStatement(source),
              now(),
            );
      return reply.type('application/pdf').header('cache-control', 'no-store').send(pdf);
    },
  );
};
