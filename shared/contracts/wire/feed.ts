import { z } from 'zod';
import { feedTopics } from '../../domain/feed.ts';
import { wireImage } from './catalogue.ts';
import { collection, plain } from './envelope.ts';

/** What happened to the user. */
export const wireFeedEntry = z.object({
  topic: z.enum(feedTopics),
  title: z.string(),
  text: z.string(),
  /** A path of the site. */
  path: z.string().regex(/^\/(?![/\\])/),
  createdAt: z.iso.datetime(),
  /** null: unread. */
  readAt: z.iso.datetime().nullable(),
  image: wireImage.nullable(),
});

/** GET /api/feed: newest first. */
export const wireFeed = collection(wireFeedEntry);

/** GET /api/feed/unread: counted up to `unreadCountedUpTo`. */
export const wireUnread = plain(z.object({ unread: z.int() }));

const id = z.int().positive().max(2_147_483_647);

/** POST /api/feed/read: one entry, or all up to and including one. */
export const readFeedBody = z.union([z.strictObject({ id }), z.strictObject({ upTo: id })]);
