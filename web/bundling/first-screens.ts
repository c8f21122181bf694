/** The pages that somebody may see first: what the site's JavaScript is cut and measured for. */
export const firstScreens = {
  home: 'home/pages/home',
  artworks: 'artworks/pages/artworks',
  artwork: 'artwork/pages/artwork',
  'release calendar': 'releases/pages/releases',
  release: 'releases/pages/release',
  articles: 'articles/pages/articles',
  article: 'articles/pages/article',
  'how it works': 'content/pages/how-it-works',
  sell: 'sell/pages/sell',
  invest: 'invest/pages/invest',
  artists: 'artists/pages/artists',
  artist: 'artist/pages/artist',
  following: 'following/pages/following',
  notifications: 'releases/pages/notifications',
  collections: 'collections/pages/collections',
  collection: 'collections/pages/collection',
} as const;
