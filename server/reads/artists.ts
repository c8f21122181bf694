import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type {
  ArtistMarketView,
  ArtistSearchView,
  ArtistsView,
  ArtistView,
} from '../../shared/contracts/artists.ts';
import type { ArtworkList } from '../../shared/contracts/catalogue.ts';
import { notFound } from '../errors.ts';
import {
  type ArtistWorksQuery,
  artistReleases,
  artistWorks,
  listArtists,
  readArtist,
  readArtistMarket,
} from '../upstream/artists.ts';
import { type Caller, visitorCaller } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { mediumWorks } from '../upstream/collections.ts';
import { type ArtistRecord, findArtists, readTrending } from '../upstream/search.ts';
import { artistCards, artistMarketView, artistView } from '../views/artist-view.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { artistsInOrder, readHeaderArtists } from './chosen-artists.ts';
import { clockLifetimes, marketLifetimes, publicRead, textLifetimes } from './public-read.ts';

const worksPageSize = 24;
/** A search shows no more. */
const foundAtMost = 30;
const similarShown = 6;
/** Of an artist's mediums, so many at most are searched for similar artists. */
const mediumsCompared = 2;

export const artistsRead = publicRead<null, ArtistsView>({
  name: 'artists',
  path: () => apiPath(api.listArtists),
  lifetimes: textLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream) {
    const caller = visitorCaller('artists');
    const [header, trending, artists] = await Promise.all([
      readHeaderArtists(upstream, caller),
      readTrending(upstream, caller),
      listArtists(upstream, caller),
    ]);
    return {
      header: artistCards(header),
      trending: artistCards(trending),
      artists: artistCards(artists),
    };
  },
});

/** By the words that were typed. */
export const artistSearchRead = publicRead<string, ArtistSearchView>({
  name: 'artist-search',
  path: (q) => apiPath(api.searchArtists, { q }),
  lifetimes: textLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream, q) {
    const asked = { words: q, pageSize: foundAtMost };
    return { artists: artistCards(await findArtists(upstream, visitorCaller('artists'), asked)) };
  },
});

/** By the artist's id. Also throws the 404 for an artist without a name. */
export const artistRead = publicRead<number, ArtistView>({
  name: 'artist',
  path: (id) => apiPath(api.getArtist, id),
  lifetimes: clockLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream, id, now) {
    const caller = visitorCaller('artist');
    const [record, releases] = await Promise.all([
      readArtist(upstream, caller, id),
      artistReleases(upstream, caller, id),
    ]);
    const mediums = (record.attributes.mediums ?? []).map(({ name }) => name);
    const similar = await similarArtists(upstream, caller, { id, mediums });
    const view = artistView(record, { releases, similar, now });
    if (!view) throw notFound();
    return view;
  },
});

export const artistMarketRead = publicRead<number, ArtistMarketView>({
  name: 'artist-market',
  path: (id) => apiPath(api.getArtistMarket, id),
  lifetimes: marketLifetimes,
  invalidatedBy: 'any-trade',
  read: async (upstream, id) =>
    artistMarketView(await readArtistMarket(upstream, visitorCaller('artist-market'), id)),
});

export const artistWorksRead = publicRead<ArtistWorksQuery, ArtworkList>({
  name: 'artist-works',
  path: ({ id, ...question }) => apiPath(api.listArtistWorks, id, question),
  lifetimes: marketLifetimes,
  invalidatedBy: 'any-trade',
  async read(upstream, query) {
    const asked = { ...query, pageSize: worksPageSize };
    const { data, meta } = await artistWorks(upstream, visitorCaller('artist-works'), asked);
    const { page, pageCount, total } = meta.pagination;
    return { items: artworkCards(data), page, pageCount, total };
  },
});

/** The artists with the most sought-after works in the same mediums. */
async function similarArtists(
  upstream: Upstream,
  caller: Caller,
  { id, mediums }: { readonly id: number; readonly mediums: readonly string[] },
): Promise<ArtistRecord[]> {
  const works = await Promise.all(
    mediums.slice(0, mediumsCompared).map((medium) => mediumWorks(upstream, caller, medium)),
  );
  const makers = works
    .flat()
    .flatMap(({ attributes }) => attributes.artists.data.map((maker) => maker.id))
    .filter((maker) => maker !== id);
  const counts = Map.groupBy(makers, (maker) => maker);
  const likeliest = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return artistsInOrder(
    upstream,
    caller,
    likeliest.slice(0, similarShown).map(([maker]) => maker),
  );
}
