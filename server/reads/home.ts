import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { ArtworkCard, HomeView } from '../../shared/contracts/catalogue.ts';
import { latestArtworks, listArtworks } from '../upstream/artworks.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { worksOfIds } from '../upstream/collections.ts';
import { readShowcase } from '../upstream/showcase.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { mixArtists } from '../views/mix-artists.ts';
import { marketLifetimes, publicRead } from './public-read.ts';

const perSection = 12;
/** More than are shown, so that works with a price can come first. */
const candidates = 24;

/** Featured works: those that curators chose, then the most sought-after ones. */
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
    const chosen = readShowcase(upstream, caller).then((showcase) =>
      worksOfIds(upstream, caller, showcase['home-works']),
    );
    const [chosenWorks, hottest, asks, bids] = await Promise.all([
      chosen,
      listArtworks(upstream, caller, recommended),
      latestArtworks(upstream, caller, 'asks', perSection),
      latestArtworks(upstream, caller, 'bids', perSection),
    ]);
    const first = artworkCards(chosenWorks);
    const others = artworkCards(hottest.data).filter(
      ({ id }) => !first.some((one) => one.id === id),
    );
    const added = pricedFirst(others).slice(0, Math.max(0, perSection - first.length));
    return {
      featured: [...first, ...mixArtists(added)],
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
