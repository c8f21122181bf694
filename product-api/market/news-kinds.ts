/** What happens around an artist, and the flag by which a follower wants to be told of it. */
export const newsFlags = {
  'lowest-ask': 'followArtistNewLowestAsk',
  'highest-bid': 'followArtistNewHighestBid',
  sale: 'followArtistNewSale',
  release: 'followArtistNewRelease',
} as const;

export const newsKinds = ['lowest-ask', 'highest-bid', 'sale', 'release'] as const;
export type NewsKind = (typeof newsKinds)[number];
export type NewsFlag = (typeof newsFlags)[NewsKind];
