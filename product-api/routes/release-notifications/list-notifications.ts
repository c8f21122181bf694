import { z } from 'zod';
import { wireReleaseNotifications } from '../../../shared/contracts/wire/releases.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentReleaseNotification } from '../../presenters/present-release.ts';
import { listReleaseNotifications } from '../../queries/list-release-notifications.ts';
import { presentPagination } from '../../queries/page.ts';
import { isId, pageField, populateField } from '../query-fields.ts';
import { releaseFilters } from '../release-fields.ts';

const query = z.strictObject({
  filters: z
    .strictObject({ release: releaseFilters, user: z.strictObject({ id: isId }) })
    .partial()
    .default({}),
  pagination: pageField,
  /** The release and its relations are always included. */
  populate: populateField(['release', 'artists', 'artwork', 'artworkImages']),
});

/** The releases that the user wants to be reminded of. */
export const listNotificationsRoute: Route = (app, { db }) => {
  app.get(
    '/api/release-notifications',
    {
      preValidation: requireUser,
      schema: { querystring: query, response: { 200: wireReleaseNotifications } },
    },
    async (request) => {
      const { filters, pagination } = request.query;
      const userId = userOf(request).id;
      const isOwn = (filters.user?.id.$eq ?? userId) === userId;
      const release = isOwn ? (filters.release ?? {}) : { ids: [] };
      const {
        rows: notifications,
        total,
        next,
      } = await listReleaseNotifications(db, { userId, release }, pagination);
      return {
        data: notifications.map(presentReleaseNotification),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
