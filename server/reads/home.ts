import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { ArtworkCard, HomeView } from '../../shared/contracts/catalogue.ts';
import { latestArtworks, listArtworks } from '../upstream/artworks.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { marketLifetimes, publicRead } from './public-read.ts';

const perSection = 12;
/** More than are shown, so that works with a price can come first. */
const candidates = 24;

export const homeRead = publicRead<null, HomeView>({
  name: 'home',
  path: () => apiPath(api.getHome),
  lifetimes: marketLifetimes,
  invalidatedBy: 'any-trade',
  async read(upstream) {
    const caller = visitorCaller('home');
    const recommended = {
      page: 1,
      pageSize: candidates,
      sort: 'recommended',
    } as const;
    const [featured, asks, bids] = await Promise.all([
      listArtworks(upstream, caller, recommended),
      latestArtworks(upstream, caller, 'asks', perSection),
      latestArtworks(upstream, caller, 'bids', perSection),
    ]);
    return {
      featured: pricedFirst(artworkCards(featured.data)).slice(0, perSection),
      latestAsks: artworkCards(asks),
      latestBids: artworkCards(bids),
    };
  },
});

/** Works with an ask or a bid come before those without. */
function pricedFirst(cards: readonly ArtworkCard[]): ArtworkCard[] {
  const isPriced = ({ shown }: ArtworkCard) =>
    shown.lowestAsk !== null || shown.highestBid !== null;
  return [...cards.filter(isPriced), ...cards.filter((card) => !isPriced(card))];
}
