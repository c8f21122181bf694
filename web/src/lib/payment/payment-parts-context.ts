import { type ComponentType, createContext, type ReactNode } from 'react';
import type { PurchaseView } from '../../../../shared/contracts/account.ts';
import type { CardView } from '../../../../shared/contracts/payment.ts';

export type CardStepProps = {
  readonly onSaved: (card: CardView) => void;
  /** The button's label; 'Save card' by default. */
  readonly label?: string;
  /** An alternative, below the button. */
  readonly instead?: ReactNode;
};

export type OrderPaymentProps = { readonly order: PurchaseView };

/** Payment components that other features show; the app provides them. */
export type PaymentParts = {
  readonly CardStep: ComponentType<CardStepProps>;
  readonly OrderPayment: ComponentType<OrderPaymentProps>;
  readonly PayoutsHint: ComponentType;
};

export const PaymentPartsContext = createContext<PaymentParts | null>(null);
