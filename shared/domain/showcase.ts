/** Places that visitors see first, each with what it shows and how many. */
export const showcasePlaces = {
  'home-works': { of: 'artwork', atMost: 12 },
  'header-artists': { of: 'artist', atMost: 9 },
  'onboarding-artists': { of: 'artist', atMost: 4 },
} as const;

export type ShowcasePlace = keyof typeof showcasePlaces;
export const showcasePlaceNames = Object.keys(showcasePlaces) as [
  ShowcasePlace,
  ...ShowcasePlace[],
];
