import { z } from 'zod';
import { currencies } from '../../domain/money.ts';
import { wireArtist, wireArtwork } from './catalogue.ts';
import { collection, plain, relation } from './envelope.ts';
import { followFlags } from './profile.ts';

const id = z.int().positive().max(999_999_999);
const ids = z.array(id).max(100, 'At most 100');

/** POST /api/follow-artists: omitted flags are taken from the profile. */
export const followArtistBody = followFlags
  .partial()
  .extend({ artistId: id, onboardingFlow: z.boolean().default(false) })
  .strict();

const followRecord = followFlags.extend({ id: z.int(), artistId: z.int() });
export const wireFollowed = plain(followRecord);
/** GET /api/artists/is-follow/{artistId}. */
export const wireIsFollow = plain(
  z.object({ isFollow: z.boolean(), follow: followRecord.nullable() }),
);
export const wireFollow = followFlags.extend({
  createdAt: z.iso.datetime(),
  artist: relation(wireArtist),
});
export const wireFollows = collection(wireFollow);

/** POST /api/save-artworks. */
export const saveArtworkBody = z.strictObject({ artworkId: id });
const saveRecord = z.object({ id: z.int(), artworkId: z.int() });
export const wireSaved = plain(saveRecord);
/** GET /api/artworks/is-saved/{artworkId}. */
export const wireIsSaved = plain(z.object({ isSaved: z.boolean(), saved: saveRecord.nullable() }));
export const wireSave = z.object({ createdAt: z.iso.datetime(), artwork: relation(wireArtwork) });
export const wireSaves = collection(wireSave);

/** Answer of a delete: the deleted record's id. */
export const wireDeleted = plain(z.object({ id: z.int() }));

/** POST /api/latest-searches/artwork and /artist. */
export const searchedArtworkBody = z.strictObject({ artworkId: id });
export const searchedArtistBody = z.strictObject({ artistId: id });
const searched = z.union([
  z.object({ artworkId: z.int(), searchedAt: z.iso.datetime() }),
  z.object({ artistId: z.int(), searchedAt: z.iso.datetime() }),
]);
export const wireSearched = plain(searched);
/** GET /api/latest-searches/{entity}: newest first. */
export const wireLatestSearches = plain(z.array(searched));

/** POST /api/artworks/latest-search: answers in the order of the given ids. */
export const latestSearchBody = z.strictObject({
  searchIds: ids,
  pageSize: z.int().min(1).max(100).default(30),
});

/** POST /api/artists/total-artworks. */
export const totalArtworksBody = z.strictObject({ artistIds: ids });
export const wireTotalArtworks = plain(z.array(z.object({ artistId: z.int(), total: z.int() })));

/** POST /api/artworks/prices: the newest `pageSize` sales of each edition. */
export const pricesBody = z.strictObject({
  artworkIds: ids,
  pageSize: z.int().min(1).max(500).default(30),
});
/** Minor units of `currency`; `priceGbp` in pence at the rates of the day. `isElsewhere`: a past sale. */
export const wirePrices = plain(
  z.array(
    z.object({
      artworkId: z.int(),
      editionId: z.int(),
      edition: z.string(),
      soldAt: z.iso.datetime(),
      price: z.int(),
      currency: z.enum(currencies),
      priceGbp: z.int(),
      isElsewhere: z.boolean().optional(),
    }),
  ),
);
