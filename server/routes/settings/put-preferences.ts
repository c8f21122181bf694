import { api } from '../../../shared/api/api.ts';
import { preferencesForm } from '../../../shared/contracts/forms/settings.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { savePreferences } from '../../upstream/account-settings.ts';
import { callerOf } from '../../upstream/caller.ts';
import { wireFlags } from '../../views/follow-view.ts';
import { operation } from '../operation.ts';

export const putPreferencesRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.savePreferences, {
      tags: ['settings'],
      summary: 'Save what you sell as, and which e-mails you want',
      description:
        'Fields that are left out stay. The e-mails are those about artists who are followed from now on.',
      body: preferencesForm,
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const { sellerType, followFlags = {} } = request.body;
      await savePreferences(upstream, callerOf(request), sessionOf(request).user.id, {
        ...(sellerType !== undefined && { sellerType }),
        ...wireFlags(followFlags),
      });
      return { ok: true as const };
    },
  });
};
