import type { CardView } from '../../../../shared/contracts/payment.ts';

const brands: ReadonlyMap<string, string> = new Map(
  Object.entries({
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    diners: 'Diners Club',
    discover: 'Discover',
    jcb: 'JCB',
    unionpay: 'UnionPay',
    cartes_bancaires: 'Cartes Bancaires',
  }),
);

/** Such as 'Visa ending in 4242'; the site knows no more of a card. */
export function nameCard({ brand, last4 }: CardView): string {
  return `${brands.get(brand) ?? 'Card'} ending in ${last4}`;
}
