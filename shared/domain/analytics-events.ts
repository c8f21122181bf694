/** Names of specification section 9. */
export const analyticsEvents = [
  'purchase_1',
  'sale_1',
  'add_to_cart_1',
  'begin_checkout_1',
  'bid_1',
  'list_1',
  'sign_up_1',
  'view_artist_1',
  'view_artwork_1',
] as const;
export type AnalyticsEventName = (typeof analyticsEvents)[number];
