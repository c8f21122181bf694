import { createRefreshingCache } from './cache/refreshing-cache.ts';
import { type PublicAnswer, packAnswer } from './public-answer.ts';
import {
  type ArtworkQuery,
  latestArtworks,
  listArtworks,
  readArtwork,
} from './upstream/artworks.ts';
import { visitorCaller } from './upstream/caller.ts';
import type { Upstream } from './upstream/client.ts';
import { artworkCards } from './views/artwork-card.ts';
import { artworkView } from './views/artwork-view.ts';

/** What everybody sees alike, read once for all. Throws what the product API's call throws. */
export type PublicReads = {
  home(): Promise<PublicAnswer>;
  artworks(query: Omit<ArtworkQuery, 'pageSize'>): Promise<PublicAnswer>;
  artwork(id: number): Promise<PublicAnswer>;
  /** A trade went through: whoever made it must see it in the next thing they read. */
  tradedIn(artworkId: number): void;
};

const shelf = 12;
const listPageSize = 24;

const lifetimes = { freshMs: 2_000, staleMs: 10_000 };

type Read = () => Promise<unknown>;

export function createPublicReads(upstream: Upstream, now: () => number): PublicReads {
  const load = async (_key: string, read: Read) => packAnswer(await read());
  const overviews = createRefreshingCache({ load, ...lifetimes, maxEntries: 300, now });
  const works = createRefreshingCache({ load, ...lifetimes, maxEntries: 1_000, now });

  async function readHome() {
    const caller = visitorCaller('home');
    const recommended = {
      page: 1,
      pageSize: shelf,
      sort: 'recommended',
      medium: undefined,
      artist: undefined,
      q: undefined,
    } as const;
    const [featured, asks, bids] = await Promise.all([
      listArtworks(upstream, caller, recommended),
      latestArtworks(upstream, caller, 'asks', shelf),
      latestArtworks(upstream, caller, 'bids', shelf),
    ]);
    return {
      featured: artworkCards(featured.data),
      latestAsks: artworkCards(asks),
      latestBids: artworkCards(bids),
    };
  }

  async function readList(query: Omit<ArtworkQuery, 'pageSize'>) {
    const asked = { ...query, pageSize: listPageSize };
    const { data, meta } = await listArtworks(upstream, visitorCaller('artworks'), asked);
    const { page, pageCount, total } = meta.pagination;
    return { items: artworkCards(data), page, pageCount, total };
  }

  return {
    home: () => overviews.get('home', readHome),
    artworks: (query) => overviews.get(`list ${JSON.stringify(query)}`, () => readList(query)),
    artwork: (id) =>
      works.get(String(id), async () =>
        artworkView(await readArtwork(upstream, visitorCaller('artwork'), id)),
      ),
    tradedIn(artworkId) {
      works.drop(String(artworkId));
      overviews.dropAll();
    },
  };
}
