import { TradeOrderPage } from './trade-order-page.tsx';

export function SalePage() {
  return <TradeOrderPage side="seller" />;
}
