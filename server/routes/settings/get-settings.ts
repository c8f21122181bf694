import { api } from '../../../shared/api/api.ts';
import { settingsView as settingsContract } from '../../../shared/contracts/settings.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { readAccount, readOwnProfile } from '../../upstream/account-settings.ts';
import { callerOf } from '../../upstream/caller.ts';
import { settingsView } from '../../views/settings-view.ts';
import { operation } from '../operation.ts';

export const getSettingsRoute: Route = (app, { upstream, social }) => {
  app.route({
    ...operation(api.getSettings, {
      tags: ['settings'],
      summary: 'Read your settings',
      answer: settingsContract,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const caller = callerOf(request);
      const [account, profile] = await Promise.all([
        readAccount(upstream, caller, user.id),
        readOwnProfile(upstream, caller, user.id),
      ]);
      return settingsView(account, profile, social.connectable);
    },
  });
};
