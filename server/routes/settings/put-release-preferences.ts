import { api } from '../../../shared/api/api.ts';
import { releasePreferencesForm } from '../../../shared/contracts/forms/settings.ts';
import { releasePreferences as releasePreferencesContract } from '../../../shared/contracts/settings.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { saveReleaseSettings } from '../../upstream/account-settings.ts';
import { callerOf } from '../../upstream/caller.ts';
import { releasePreferences, wireReleaseSettings } from '../../views/release-preferences.ts';
import { operation } from '../operation.ts';

export const putReleasePreferencesRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.saveReleasePreferences, {
      tags: ['settings'],
      summary: 'Save what your submitted releases start with',
      description: 'A kind that was chosen once stays until another one is.',
      body: releasePreferencesForm,
      answer: releasePreferencesContract,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const { kind, time, timeZone } = request.body;
      const settings = wireReleaseSettings({
        kind: kind || null,
        time: time || null,
        timeZone: timeZone || null,
      });
      const { user } = sessionOf(request);
      return releasePreferences(
        await saveReleaseSettings(upstream, callerOf(request), user.id, settings),
      );
    },
  });
};
