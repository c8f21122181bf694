/** Specification section 3. EU law has buyers told whether they buy from a business. */
export const sellerTypes = ['PRIVATE_SELLER', 'ART_MARKET_PROFESSIONAL'] as const;
export type SellerType = (typeof sellerTypes)[number];
