import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import { createAccountLimit } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { readExport } from '../../upstream/account-settings.ts';
import { callerOf } from '../../upstream/caller.ts';
import { exportFormats } from '../../views/export-file.ts';
import { operation } from '../operation.ts';

export const getExportRoute: Route = (app, { upstream, rateCounter, now }) => {
  const limit = createAccountLimit({ of: 'export', max: 10, now, rateCounter });
  app.route({
    ...operation(api.exportAccount, {
      tags: ['settings'],
      summary: 'Download all your data',
      description:
        'As JSON by kind, or as CSV with one line for each field. Amounts are in minor units; of a trade only your own side.',
      querystring: z.object({ format: z.enum(['json', 'csv']) }),
      produces: ['*/*'],
      answer: z.string().describe('The file, in its own media type'),
    }),
    preValidation: requireSession,
    handler: async (request, reply) => {
      await limit.reserve(String(sessionOf(request).user.id));
      const { format } = request.query;
      const { type, write } = exportFormats[format];
      const file = write(await readExport(upstream, callerOf(request)));
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="account-data.${format}"`)
        .header('x-content-type-options', 'nosniff')
        .serializer((text: string) => text)
        .send(file);
    },
  });
};
