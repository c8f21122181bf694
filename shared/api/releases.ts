import type { NotificationsView } from '../contracts/following.ts';
import type { OkView } from '../contracts/ok.ts';
import type {
  DrawView,
  OwnRaffleEntry,
  ReleaseList,
  ReleaseNotifications,
  ReleaseView,
} from '../contracts/releases.ts';
import type { ReleaseScope } from '../domain/releases.ts';
import type { Delete, Get, Post, Put } from './call.ts';

type Page = { readonly page?: number | undefined };

export const listReleases: Get<ReleaseList, [], Page & { readonly scope: ReleaseScope }> =
  'GET /api/releases';
export const getRelease: Get<ReleaseView, ['id']> = 'GET /api/releases/:id';
export const getCalendarFile: Get<string, ['id']> = 'GET /api/releases/:id/calendar.ics';
/** All from which the draw of a raffle can be repeated. */
export const getDraw: Get<DrawView, ['id']> = 'GET /api/releases/:id/draw';
export const getRaffleEntry: Get<OwnRaffleEntry, ['id']> = 'GET /api/releases/:id/entry';
export const enterRaffle: Post<OwnRaffleEntry, ['id']> = 'POST /api/releases/:id/entry';
export const withdrawRaffleEntry: Delete<OwnRaffleEntry, ['id']> = 'DELETE /api/releases/:id/entry';
export const listReleaseNotifications: Get<ReleaseNotifications> = 'GET /api/release-notifications';
/** `id` is the release's. */
export const saveReleaseNotification: Put<OkView, ['id']> = 'PUT /api/release-notifications/:id';
export const deleteReleaseNotification: Delete<OkView, ['id']> =
  'DELETE /api/release-notifications/:id';
export const getNotifications: Get<NotificationsView> = 'GET /api/notifications';
export const listPastNotifications: Get<ReleaseList, [], Page> = 'GET /api/notifications/past';
