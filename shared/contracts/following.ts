import { z } from 'zod';
import { artistCard, followView } from './artists.ts';
import { artworkCard } from './catalogue.ts';
import { raffleEntryView, releaseCard, releaseList } from './releases.ts';

/** A followed artist with the e-mails that the user has chosen. */
export const followedArtist = artistCard.extend({ flags: followView.shape.flags });
export type FollowedArtist = z.infer<typeof followedArtist>;

/** One page of a list; `next` is the cursor for `?from=`, null at the end. */
function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), next: z.string().nullable() });
}

/** GET /api/following/artists: latest first, a hundred per page. */
export const followedArtistsView = pageOf(followedArtist);
export type FollowedArtistsView = z.infer<typeof followedArtistsView>;

/** GET /api/following/artworks: latest first. */
export const savedArtworksView = pageOf(artworkCard);
export type SavedArtworksView = z.infer<typeof savedArtworksView>;

/** A raffle that the user has entered. */
export const enteredRaffle = z.object({
  release: releaseCard,
  entry: raffleEntryView,
  /** null until the draw. */
  draw: z.object({ winners: z.int(), entries: z.int() }).nullable(),
});
export type EnteredRaffle = z.infer<typeof enteredRaffle>;

/** GET /api/notifications: everything that the user is notified of. */
export const notificationsView = z.object({
  /** Releases with a reminder: open and upcoming ones by their start. */
  open: z.array(releaseCard),
  upcoming: z.array(releaseCard),
  unscheduled: z.array(releaseCard),
  /** The first page; GET /api/notifications/past has the next ones. */
  past: releaseList,
  /** Latest entry first. */
  raffles: z.array(enteredRaffle),
  /** The artists followed last, and the number of all. */
  artists: z.object({ latest: z.array(followedArtist), total: z.int() }),
});
export type NotificationsView = z.infer<typeof notificationsView>;
