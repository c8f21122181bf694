import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import {
  certificateCodeText,
  certificateView,
} from '../../../shared/contracts/wire/certificates.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readCertificate } from '../../upstream/papers.ts';
import { operation } from '../operation.ts';

export const getCertificateRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getCertificate, {
      tags: ['papers'],
      summary: 'Verify a certificate of authentication',
      description: 'For anyone who has its number. It names no person.',
      params: z.object({ code: certificateCodeText }),
      answer: certificateView,
    }),
    config: { rateLimit: perAddress },
    handler: (request) => readCertificate(upstream, callerOf(request), request.params.code),
  });
};
