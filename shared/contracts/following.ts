import { z } from 'zod';
import { artistCard, followView } from './artists.ts';
import { artworkCard } from './catalogue.ts';
import { raffleEntryView, releaseCard, releaseList } from './releases.ts';

/** An artist whom the person follows, and what they are told of them by e-mail. */
export const followedArtist = artistCard.extend({ flags: followView.shape.flags });
export type FollowedArtist = z.infer<typeof followedArtist>;

/** One page of a list, and what `?from=` takes to go on after it; null: this is the end. */
function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), next: z.string().nullable() });
}

/** GET /api/following/artists: the latest first, a hundred at once. */
export const followedArtistsView = pageOf(followedArtist);
export type FollowedArtistsView = z.infer<typeof followedArtistsView>;

/** GET /api/following/artworks: the latest first. */
export const savedArtworksView = pageOf(artworkCard);
export type SavedArtworksView = z.infer<typeof savedArtworksView>;

/** A raffle that the person has entered. */
export const enteredRaffle = z.object({
  release: releaseCard,
  entry: raffleEntryView,
  /** null: it has not been drawn. */
  draw: z.object({ winners: z.int(), entries: z.int() }).nullable(),
});
export type EnteredRaffle = z.infer<typeof enteredRaffle>;

/** GET /api/notifications: what the person is told about. */
export const notificationsView = z.object({
  /** Releases they asked to be told of, by where they stand: open ones and upcoming ones by their start. */
  open: z.array(releaseCard),
  upcoming: z.array(releaseCard),
  unscheduled: z.array(releaseCard),
  /** The first page of what GET /api/notifications/past goes on with. */
  past: releaseList,
  /** The latest entry first. */
  raffles: z.array(enteredRaffle),
  /** Whom they began to follow last, and how many they follow. */
  artists: z.object({ latest: z.array(followedArtist), total: z.int() }),
});
export type NotificationsView = z.infer<typeof notificationsView>;
