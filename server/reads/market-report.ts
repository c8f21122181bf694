import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { MarketReport } from '../../shared/contracts/market.ts';
import { artworksByIds } from '../upstream/artworks-by-ids.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { readMarket } from '../upstream/market.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { artworksIn, marketReportView } from '../views/market-report.ts';
import { publicRead, textLifetimes } from './public-read.ts';

/** The report changes monthly, so a minute old is current. */
export const marketReportRead = publicRead<null, MarketReport>({
  name: 'market-report',
  path: () => apiPath(api.getMarketReport),
  lifetimes: textLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream) {
    const caller = visitorCaller('market-report');
    const market = await readMarket(upstream, caller);
    const records = await artworksByIds(upstream, caller, artworksIn(market));
    return marketReportView(market, artworkCards(records));
  },
});
