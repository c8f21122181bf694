import { TradePage } from './trade-page.tsx';

export function AskOrSellPage() {
  return <TradePage />;
}
