import type { FeedView, UnreadView } from '../contracts/feed.ts';
import type { ReadFeedForm } from '../contracts/forms/feed.ts';
import type { Get, Post } from './call.ts';

export const listFeed: Get<FeedView, [], { readonly from?: string | null | undefined }> =
  'GET /api/feed';
export const countUnread: Get<UnreadView> = 'GET /api/feed/unread';
/** Answers with the number that is left unread. */
export const readFeed: Post<UnreadView, [], ReadFeedForm> = 'POST /api/feed/read';
