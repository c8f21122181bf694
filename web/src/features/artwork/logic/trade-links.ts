import { type ArtworkAddress, tradePath } from '../../../../../shared/domain/paths.ts';

export type TradeAction = 'bid' | 'buy' | 'list' | 'sell';

const flows = {
  bid: 'bid-or-buy',
  buy: 'bid-or-buy',
  list: 'ask-or-sell',
  sell: 'ask-or-sell',
} as const;

export function tradeLink(artwork: ArtworkAddress, edition: string, action: TradeAction): string {
  return `${tradePath(flows[action], artwork, edition)}?action=${action}`;
}
