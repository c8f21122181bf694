import type { Sample } from './market-sample.ts';

export type Call = {
  readonly path: string;
  readonly body?: object;
  readonly bearer?: string | undefined;
};
export type Read = {
  readonly name: string;
  readonly call: (sample: Sample, turn: number) => Call;
};

const at = <Item>(items: readonly Item[], turn: number): Item => {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('nothing to ask for');
  return item;
};
const size = 'pagination[pageSize]=30';
/** Limited, because a larger marketplace has more matches, and both must return the same number. */
const few = 'pagination[pageSize]=3';
const sorts = ['heat:desc', 'lowestAsk:asc', 'lowestAsk:desc', 'highestBid:desc', 'createdAt:desc'];
const some = (ids: readonly number[], turn: number) =>
  Array.from({ length: 30 }, (_, index) => at(ids, turn + index));

const get = (name: string, path: (sample: Sample, turn: number) => string): Read => ({
  name,
  call: (sample, turn) => ({ path: path(sample, turn) }),
});
const own = (name: string, path: string): Read[] => [
  {
    name: `${name}, of a trader`,
    call: ({ traders }, turn) => ({ path, bearer: at(traders, turn) }),
  },
  { name: `${name}, of the busiest`, call: ({ busiest }) => ({ path, bearer: busiest }) },
];
const post = (
  name: string,
  path: string,
  body: (sample: Sample, turn: number) => object,
): Read => ({
  name,
  call: (sample, turn) => ({ path, body: body(sample, turn) }),
});

/** The product API calls of the site's pages. */
export const reads: readonly Read[] = [
  ...sorts.flatMap((sort) => [
    get(`artworks by ${sort}`, () => `/api/artworks?sort=${sort}&${size}`),
    get(
      `  half-way through`,
      ({ cursors }) => `/api/artworks?sort=${sort}&${size}&pagination[after]=${cursors[sort]}`,
    ),
  ]),
  get('screenprints', () => `/api/artworks?filters[medium][$eq]=Screenprint&${size}`),
  get(
    'screenprints by lowestAsk:asc',
    () => `/api/artworks?filters[medium][$eq]=Screenprint&sort=lowestAsk:asc&${size}`,
  ),
  get(
    'aquatints by createdAt:desc',
    () => `/api/artworks?filters[medium][$eq]=Aquatint&sort=createdAt:desc&${size}`,
  ),
  ...[
    'lastAskAt:desc',
    'lastBidAt:desc',
    'lastSaleAt:desc',
    'releaseDate:desc',
    'releaseDate:asc',
  ].map((sort) => get(`artworks by ${sort}`, () => `/api/artworks?sort=${sort}&${size}`)),
  get(
    'works in a range of prices',
    () =>
      `/api/artworks?filters[lowestAskGbp][$gte]=20000&filters[lowestAskGbp][$lte]=60000&${size}`,
  ),
  get(
    'works under a price, most expensive first',
    () => `/api/artworks?filters[lowestAskGbp][$lte]=60000&sort=lowestAsk:desc&${size}`,
  ),
  get(
    'cheap works, most expensive first',
    () => `/api/artworks?filters[lowestAskGbp][$lte]=12000&sort=lowestAsk:desc&${size}`,
  ),
  get(
    'expensive works, cheapest first',
    () => `/api/artworks?filters[lowestAskGbp][$gte]=120000&sort=lowestAsk:asc&${size}`,
  ),
  get(
    'works up to a year, newest first',
    () => `/api/artworks?filters[releaseYear][$lte]=2022&sort=releaseDate:desc&${size}`,
  ),
  get(
    'works from a year on, oldest first',
    () => `/api/artworks?filters[releaseYear][$gte]=2024&sort=releaseDate:asc&${size}`,
  ),
  get(
    'works of a year',
    () => `/api/artworks?filters[releaseYear][$gte]=2023&filters[releaseYear][$lte]=2023&${size}`,
  ),
  get(
    'works of few impressions',
    () => `/api/artworks?filters[editions][editionSize][$lte]=50&${size}`,
  ),
  get('works for sale', () => `/api/artworks?filters[lowestAskGbp][$notNull]=true&${size}`),
  get(
    'number of works by price range',
    () => '/api/artworks?facets=lowestAsk&pagination[pageSize]=1',
  ),
  get('best prices of 30 artworks', ({ artworkIds }, turn) => {
    const ids = some(artworkIds, turn).map((id, index) => `filters[id][$in][${index}]=${id}`);
    return `/api/artworks?${ids.join('&')}&${size}`;
  }),
  post('past prices of 30 artworks', '/api/artworks/prices', ({ soldIds }, turn) => ({
    artworkIds: some(soldIds, turn),
    pageSize: 3,
  })),
  post('works of a medium', '/api/artworks/medium', () => ({ medium: 'Etching' })),
  post('works of an artist', '/api/artworks/artist', ({ artistIds }, turn) => ({
    artistId: at(artistIds, turn),
    pageSize: 20,
  })),
  post('works of an artist by price', '/api/artworks/artist', ({ artistIds }, turn) => ({
    artistId: at(artistIds, turn),
    sortBy: 'lowestAsk:asc',
    pageSize: 20,
  })),
  post('latest asks', '/api/artworks/latest-asks', () => ({})),
  post('latest bids', '/api/artworks/latest-bids', () => ({})),
  post('new releases', '/api/artworks/new-releases', () => ({})),
  get('artwork', ({ artworkIds }, turn) => `/api/artworks/${at(artworkIds, turn)}`),
  get(
    'artwork with its books',
    ({ artworkIds }, turn) => `/api/artworks/artwork/${at(artworkIds, turn)}`,
  ),
  get(
    'artwork with deep books',
    ({ deepIds }, turn) => `/api/artworks/artwork/${at(deepIds, turn)}`,
  ),
  get(
    'similar artworks',
    ({ artworkIds }, turn) => `/api/artworks/similar/${at(artworkIds, turn)}`,
  ),
  get('more from an artist', ({ artistIds, artworkIds }, turn) => {
    return `/api/artworks/more-from-artist/${at(artistIds, turn)}/${at(artworkIds, turn)}`;
  }),
  get('search for a word, with a slip', ({ slips }, turn) => {
    return `/api/artworks?filters[name][$containsi]=${at(slips, turn)}&${few}`;
  }),
  get('search for a title, with a slip', ({ titles }, turn) => {
    return `/api/artworks?filters[name][$containsi]=${at(titles, turn)}&pagination[pageSize]=1`;
  }),
  get('search with an unfinished word', ({ slips }, turn) => {
    return `/api/artworks?filters[name][$containsi]=${at(slips, turn).slice(0, 3)}&${few}`;
  }),
  get('search for an artist, with a slip', ({ names }, turn) => {
    return `/api/artists?filters[name][$containsi]=${at(names, turn)}&pagination[pageSize]=1`;
  }),
  get('search for works by their artist, with a slip', ({ names }, turn) => {
    return `/api/artworks?filters[name][$containsi]=${at(names, turn)}&${few}`;
  }),
  get('search for works by their artist, cheapest first', ({ names }, turn) => {
    return `/api/artworks?filters[name][$containsi]=${at(names, turn)}&sort=lowestAsk:asc&pagination[pageSize]=10`;
  }),
  get('search for works by their artist, under a price', ({ names }, turn) => {
    const under = 'filters[lowestAskGbp][$lte]=60000';
    return `/api/artworks?filters[name][$containsi]=${at(names, turn)}&${under}&${few}`;
  }),
  get('search for a word, with two slips', ({ slips }, turn) => {
    const word = at(slips, turn);
    return `/api/artworks?filters[name][$containsi]=${word.slice(0, 1)}z${word.slice(2)}&${few}`;
  }),
  get('search for works by part of a word', ({ slips }, turn) => {
    return `/api/artworks?filters[name][$containsi]=${at(slips, turn).slice(0, 4)}&${few}`;
  }),
  get('search for works by half of their artist’s name', ({ names }, turn) => {
    const half = at(names, turn).split(' ').at(-1);
    return `/api/artworks?filters[name][$containsi]=xqzzyx ${half}&${few}`;
  }),
  get('search for an artist by half of the name', ({ names }, turn) => {
    const half = at(names, turn).split(' ').at(-1);
    return `/api/artists?filters[name][$containsi]=xqzzyx ${half}&pagination[pageSize]=1`;
  }),
  get('search for works of a medium', () => {
    return `/api/artworks?filters[name][$containsi]=lithographs&${few}`;
  }),
  get('search for a medium, number of works by price range', () => {
    return `/api/artworks?filters[name][$containsi]=lithographs&facets=lowestAsk&${few}`;
  }),
  get('artists by name', () => `/api/artists?${size}`),
  get('  half-way through', ({ cursors }) => {
    return `/api/artists?pagination[pageSize]=15&pagination[after]=${cursors['name:asc']}`;
  }),
  get('an artist', ({ artistIds }, turn) => `/api/artists/${at(artistIds, turn)}`),
  get('an artist’s market', ({ artistIds }, turn) => {
    return `/api/artists/market/${at(artistIds, turn)}`;
  }),
  get('trending artists', () => '/api/artists/features/trending'),
  get('releases', () => `/api/releases?${size}`),
  ...own('asks', `/api/asks/user/history?${size}`),
  ...own('bids', `/api/bids/user/history?${size}`),
  ...own('orders', `/api/orders?pagination[pageSize]=3`),
  {
    name: 'own asks of an artwork',
    call: ({ busiest, artworkIds }, turn) => ({
      path: `/api/asks?filters[edition][artwork][id][$eq]=${at(artworkIds, turn)}`,
      bearer: busiest,
    }),
  },
];
