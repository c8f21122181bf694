import type { FollowsView, FollowView } from '../contracts/artists.ts';
import type { RecentlyViewedView, SavesView } from '../contracts/catalogue.ts';
import type { FollowedArtistsView, SavedArtworksView } from '../contracts/following.ts';
import type { FollowForm } from '../contracts/forms/follow.ts';
import type { RecentlyViewedForm } from '../contracts/forms/recently-viewed.ts';
import type { OkView } from '../contracts/ok.ts';
import type { Delete, Get, Post, Put } from './call.ts';

type Ids = readonly number[];
/** The cursor after the page before; without it, the first page. */
type From = { readonly from?: string | null | undefined };

/** Which of these artworks the user has saved. */
export const listSaves: Get<SavesView, [], { readonly ids: Ids }> = 'GET /api/saves';
export const saveArtwork: Put<OkView, ['id']> = 'PUT /api/saves/:id';
export const unsaveArtwork: Delete<OkView, ['id']> = 'DELETE /api/saves/:id';
/** A guest's browser sends the ids; a user's are stored in their account. */
export const getRecentlyViewed: Get<RecentlyViewedView, [], { readonly ids?: Ids | undefined }> =
  'GET /api/recently-viewed';
export const rememberViews: Post<OkView, [], RecentlyViewedForm> = 'POST /api/recently-viewed';
export const listFollows: Get<FollowsView> = 'GET /api/follow-artists';
export const followArtist: Post<FollowView, [], FollowForm> = 'POST /api/follow-artists';
/** `id` is the artist's. */
export const unfollowArtist: Delete<OkView, ['id']> = 'DELETE /api/follow-artists/:id';
export const listFollowedArtists: Get<FollowedArtistsView, [], From> = 'GET /api/following/artists';
export const listSavedArtworks: Get<SavedArtworksView, [], From> = 'GET /api/following/artworks';
