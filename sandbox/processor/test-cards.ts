type TestCard = {
  readonly brand: string;
  /** Why its charges are declined; null: they are not. */
  readonly decline: string | null;
};

/** The well-known test cards; no other number is taken, so that nobody types a real one. */
const testCards: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', { brand: 'visa', decline: null }],
  ['5555555555554444', { brand: 'mastercard', decline: null }],
  ['4000000000000002', { brand: 'visa', decline: 'generic_decline' }],
  ['4000000000009995', { brand: 'visa', decline: 'insufficient_funds' }],
]);

/** The test card of this number, however it is spaced; null for every other number. */
export function findTestCard(number: string): (TestCard & { readonly last4: string }) | null {
  const digits = number.replace(/[\s-]/g, '');
  const card = testCards.get(digits);
  return card ? { ...card, last4: digits.slice(-4) } : null;
}
