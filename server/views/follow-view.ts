import type { FollowView } from '../../shared/contracts/artists.ts';
import type { FollowedArtist } from '../../shared/contracts/following.ts';
import type { FollowFlags } from '../../shared/contracts/forms/follow.ts';
import type { FollowRecord, WireFollowFlags } from '../upstream/follows.ts';
import { artistCard } from './artist-view.ts';

export function followView(artistId: number, wire: WireFollowFlags): FollowView {
  return { artistId, flags: followFlags(wire) };
}

export function followFlags(wire: WireFollowFlags): FollowFlags {
  return {
    newLowestAsk: wire.followArtistNewLowestAsk,
    newHighestBid: wire.followArtistNewHighestBid,
    newRelease: wire.followArtistNewRelease,
    newSale: wire.followArtistNewSale,
  };
}

/** Artists who are no longer in the catalogue, or have no name, are left out. */
export function followedArtists(records: readonly FollowRecord[]): FollowedArtist[] {
  return records.flatMap(({ attributes }) => {
    const { data } = attributes.artist;
    const card = data && artistCard(data);
    return card ? [{ ...card, flags: followView(card.id, attributes).flags }] : [];
  });
}

const wireNames = {
  newLowestAsk: 'followArtistNewLowestAsk',
  newHighestBid: 'followArtistNewHighestBid',
  newRelease: 'followArtistNewRelease',
  newSale: 'followArtistNewSale',
} as const satisfies Record<keyof FollowFlags, keyof WireFollowFlags>;

/** Only the given flags: the others stay as they are. */
export function wireFlags(
  flags: { readonly [Name in keyof FollowFlags]?: boolean | undefined },
): Partial<WireFollowFlags> {
  const given = Object.entries(wireNames).flatMap(([name, wireName]) => {
    const value = flags[name as keyof FollowFlags];
    return value === undefined ? [] : [[wireName, value] as const];
  });
  return Object.fromEntries(given);
}
