/** Sort orders of a list of artworks; without one, it is in the recommended order. */
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
