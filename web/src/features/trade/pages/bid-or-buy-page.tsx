import { TradePage } from './trade-page.tsx';

export function BidOrBuyPage() {
  return <TradePage />;
}
