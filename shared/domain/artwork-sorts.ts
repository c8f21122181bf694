/** How a list of artworks can be put in order; without one, as recommended. */
export const artworkSorts = [
  'recommended',
  'lowest-ask',
  'highest-ask',
  'highest-bid',
  'latest-sale',
  'newest',
  'newest-listing',
  'newest-bid',
  'newest-release',
  'oldest-release',
] as const;
export type ArtworkSort = (typeof artworkSorts)[number];
