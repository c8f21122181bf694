import type { FollowView } from '../../shared/contracts/artists.ts';
import type { FollowFlags } from '../../shared/contracts/forms/follow.ts';
import type { WireFollowFlags } from '../upstream/follows.ts';

export function followView(artistId: number, wire: WireFollowFlags): FollowView {
  return {
    artistId,
    flags: {
      newLowestAsk: wire.followArtistNewLowestAsk,
      newHighestBid: wire.followArtistNewHighestBid,
      newRelease: wire.followArtistNewRelease,
      newSale: wire.followArtistNewSale,
    },
  };
}

const wireNames = {
  newLowestAsk: 'followArtistNewLowestAsk',
  newHighestBid: 'followArtistNewHighestBid',
  newRelease: 'followArtistNewRelease',
  newSale: 'followArtistNewSale',
} as const satisfies Record<keyof FollowFlags, keyof WireFollowFlags>;

/** Only those that were given: the rest stay as they are. */
export function wireFlags(
  flags: { readonly [Name in keyof FollowFlags]?: boolean | undefined },
): Partial<WireFollowFlags> {
  const given = Object.entries(wireNames).flatMap(([name, wireName]) => {
    const value = flags[name as keyof FollowFlags];
    return value === undefined ? [] : [[wireName, value] as const];
  });
  return Object.fromEntries(given);
}
