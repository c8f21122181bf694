export type OrderSide = 'buyer' | 'seller';

const orderPlaces: Readonly<Record<OrderSide, string>> = {
  buyer: '/my-account/buying/order',
  seller: '/my-account/selling/sale',
};

type OrderReferences = {
  readonly id: number;
  readonly artworkId: number;
  readonly askId: number;
  readonly bidId: number;
  /** null: not shipped yet. */
  readonly trackingNumber: string | null;
};

/** An order's page for one side, with the references that its links carry; specification section 2. */
export function orderPath(side: OrderSide, order: OrderReferences): string {
  const query = new URLSearchParams({
    ...(order.trackingNumber === null ? {} : { trackingNumber: order.trackingNumber }),
    askId: String(order.askId),
    bidId: String(order.bidId),
    orderId: String(order.id),
  });
  return `${orderPlaces[side]}/${order.artworkId}/${order.id}?${query}`;
}

/** Added to the order's address for a buyer who comes back from their bank. */
export const returnedFromBank = 'payment=returned';

/** All of a person's trades on one side with an artwork. */
export function artworkOrdersPath(side: OrderSide, artworkId: number): string {
  return `${orderPlaces[side]}/${artworkId}`;
}

export const thankedFor = ['bid', 'purchase', 'sale', 'submission'] as const;
export type ThankedFor = (typeof thankedFor)[number];

/** Where a finished trade or submission leads; `id` of a purchase or a sale is its order's. */
export function thanksPath(kind: ThankedFor, id: number): string {
  return `/thanks/${kind}/${id}`;
}
