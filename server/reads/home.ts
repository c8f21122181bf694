import type { HomeView } from '../../shared/contracts/catalogue.ts';
import { latestArtworks, listArtworks } from '../upstream/artworks.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { marketLifetimes, publicRead } from './public-read.ts';

const shelf = 12;

export const homeRead = publicRead<null, HomeView>({
  name: 'home',
  path: () => '/api/home',
  lifetimes: marketLifetimes,
  touchedByTrade: 'all',
  async read(upstream) {
    const caller = visitorCaller('home');
    const recommended = {
      page: 1,
      pageSize: shelf,
      sort: 'recommended',
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
  },
});
