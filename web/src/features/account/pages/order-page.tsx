import { TradeOrderPage } from './trade-order-page.tsx';

export function OrderPage() {
  return <TradeOrderPage side="buyer" />;
}
