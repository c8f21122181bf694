import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { MarketView } from '../../shared/contracts/catalogue.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { readSales } from '../upstream/sales.ts';
import { marketView } from '../views/market-view.ts';
import { marketLifetimes, publicRead } from './public-read.ts';

/** A chart cannot show more points apart. */
const salesPerEdition = 500;

/** By the artwork's id. An unknown artwork is answered like one that was never sold. */
export const marketRead = publicRead<number, MarketView>({
  name: 'market',
  path: (id) => apiPath(api.getArtworkMarket, id),
  lifetimes: marketLifetimes,
  invalidatedBy: 'its-trades',
  read: async (upstream, id) =>
    marketView(
      await readSales(upstream, visitorCaller('market'), id, salesPerEdition),
      salesPerEdition,
    ),
});
