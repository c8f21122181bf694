import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  certificateCodeText,
  wireCertificate,
} from '../../../shared/contracts/wire/certificates.ts';
import { addressRateLimit } from '../../auth/account-limit.ts';
import { certificates } from '../../db/schema/certificates.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { findCertificate } from '../../queries/papers/find-order-papers.ts';

/** For anyone who has its number. */
export const getCertificateRoute: Route = (app, { db }) => {
  app.get(
    '/api/certificates/:code',
    {
      config: { rateLimit: addressRateLimit },
      schema: {
        params: z.object({ code: certificateCodeText }),
        response: { 200: wireCertificate },
      },
    },
    async (request) => {
      const found = await findCertificate(db, eq(certificates.code, request.params.code));
      if (!found) throw notFound();
      const { orderId: _, issuedAt, ...certificate } = found;
      return { data: { ...certificate, issuedAt: issuedAt.toISOString() } };
    },
  );
};
