type TestCard = {
  readonly brand: string;
  /** Why the set-up fails; null: it succeeds. */
  readonly refusal: string | null;
  /** Why its charges are declined after the set-up; null: they succeed. */
  readonly decline: string | null;
};

const good = { refusal: null, decline: null };

/**
 * The well-known test cards, each failing where the real processor fails it. Other numbers are
 * refused, so that no real card is entered.
 */
const testCards: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', { brand: 'visa', ...good }],
  ['5555555555554444', { brand: 'mastercard', ...good }],
  ['4000000000000002', { brand: 'visa', refusal: 'generic_decline', decline: null }],
  ['4000000000009995', { brand: 'visa', refusal: 'insufficient_funds', decline: null }],
  ['4000000000000341', { brand: 'visa', refusal: null, decline: 'generic_decline' }],
]);

/** The test card with this number, ignoring spaces; null for any other number. */
export function findTestCard(number: string): (TestCard & { readonly last4: string }) | null {
  const digits = number.replace(/[\s-]/g, '');
  const card = testCards.get(digits);
  return card ? { ...card, last4: digits.slice(-4) } : null;
}
