import type { z } from 'zod';
import type { wireFollow, wireSave } from '../../shared/contracts/wire/collecting.ts';
import type { FollowRow, LoadedFollow } from '../queries/list-follows.ts';
import type { LoadedSave, SaveRow } from '../queries/list-saves.ts';
import type { SearchRow } from '../queries/list-searches.ts';
import { presentArtist } from './present-artist.ts';
import { presentArtwork } from './present-artwork.ts';

export function presentFollowFlags(row: Omit<FollowRow, 'id' | 'userId' | 'artistId'>) {
  return {
    followArtistNewHighestBid: row.followArtistNewHighestBid,
    followArtistNewLowestAsk: row.followArtistNewLowestAsk,
    followArtistNewRelease: row.followArtistNewRelease,
    followArtistNewSale: row.followArtistNewSale,
  };
}

/** The record without its artist. */
export function presentFollowRecord(follow: FollowRow) {
  return { id: follow.id, artistId: follow.artistId, ...presentFollowFlags(follow) };
}

export function presentFollow({ follow, artist }: LoadedFollow): {
  id: number;
  attributes: z.infer<typeof wireFollow>;
} {
  return {
    id: follow.id,
    attributes: {
      ...presentFollowFlags(follow),
      createdAt: follow.createdAt.toISOString(),
      artist: { data: artist && presentArtist(artist) },
    },
  };
}

export function presentSaveRecord({ id, artworkId }: SaveRow) {
  return { id, artworkId };
}

export function presentSave({ save, artwork }: LoadedSave): {
  id: number;
  attributes: z.infer<typeof wireSave>;
} {
  return {
    id: save.id,
    attributes: {
      createdAt: save.createdAt.toISOString(),
      artwork: { data: presentArtwork(artwork) },
    },
  };
}

export function presentSearch({ entity, recordId, searchedAt }: SearchRow) {
  const at = searchedAt.toISOString();
  return entity === 'artwork'
    ? { artworkId: recordId, searchedAt: at }
    : { artistId: recordId, searchedAt: at };
}
