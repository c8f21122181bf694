import { z } from 'zod';
import { feedTopics } from '../domain/feed.ts';
import { pictureView } from './catalogue.ts';

/** Something that happened to the user. */
export const feedEntry = z.object({
  id: z.int(),
  topic: z.enum(feedTopics),
  title: z.string(),
  text: z.string(),
  /** Its order, listing, artwork or release. */
  href: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  picture: pictureView.nullable(),
});
export type FeedEntry = z.infer<typeof feedEntry>;

/** GET /api/feed: newest first; `next` is the cursor for `?from=`, null at the end. */
export const feedView = z.object({
  items: z.array(feedEntry),
  total: z.int(),
  next: z.string().nullable(),
});
export type FeedView = z.infer<typeof feedView>;

/** GET /api/feed/unread: counted up to `unreadCountedUpTo`. */
export const unreadView = z.object({ unread: z.int() });
export type UnreadView = z.infer<typeof unreadView>;
