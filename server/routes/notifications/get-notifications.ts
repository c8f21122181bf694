import { api } from '../../../shared/api/api.ts';
import { notificationsView } from '../../../shared/contracts/following.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readFollows } from '../../upstream/follows.ts';
import { readNotified, readRaffleEntries, readReleasesOfIds } from '../../upstream/releases.ts';
import { followedArtists } from '../../views/follow-view.ts';
import { enteredRaffles, notedReleases, pastPage } from '../../views/notifications-view.ts';
import { operation } from '../operation.ts';

/** The page of followed artists shows all of them. */
const artistsShown = 6;

export const getNotificationsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getNotifications, {
      tags: ['releases'],
      summary: 'Read all your reminders',
      description: 'Of releases, raffles and followed artists.',
      answer: notificationsView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = callerOf(request);
      const now = Date.now();
      const readRaffles = async () => {
        const entries = await readRaffleEntries(upstream, caller);
        const ids = entries.map(({ releaseId }) => releaseId);
        return enteredRaffles(entries, await readReleasesOfIds(upstream, caller, ids), now);
      };
      const [notified, raffles, follows] = await Promise.all([
        readNotified(upstream, caller),
        readRaffles(),
        readFollows(upstream, caller, { from: null, pageSize: artistsShown }),
      ]);
      const { past, ...ahead } = notedReleases(notified, now);
      return {
        ...ahead,
        past: pastPage(past, 1),
        raffles,
        artists: { latest: followedArtists(follows.items), total: follows.total },
      };
    },
  });
};
