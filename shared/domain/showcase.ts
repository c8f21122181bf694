import { headerArtistIds } from './artists.ts';
import { suggestedArtistIds } from './onboarding.ts';

type Place = {
  readonly of: 'artist' | 'artwork';
  readonly atMost: number;
  /** Artists who are shown while none are chosen; of works: the most sought-after ones. */
  readonly usual: readonly number[];
};

const places = {
  'home-works': { of: 'artwork', atMost: 12, usual: [] },
  'header-artists': { of: 'artist', atMost: 9, usual: headerArtistIds },
  'onboarding-artists': { of: 'artist', atMost: 4, usual: suggestedArtistIds },
} as const satisfies Record<string, Place>;

export type ShowcasePlace = keyof typeof places;

/** Places that visitors see first, each with what it shows and how many. */
export const showcasePlaces: Readonly<Record<ShowcasePlace, Place>> = places;

export const showcasePlaceNames = Object.keys(showcasePlaces) as [
  ShowcasePlace,
  ...ShowcasePlace[],
];
