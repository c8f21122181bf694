type TestCard = {
  readonly brand: string;
  /** Why it cannot even be set up; null: it can. */
  readonly refusal: string | null;
  /** Why its charges are declined once it is set up; null: they are not. */
  readonly decline: string | null;
};

const good = { refusal: null, decline: null };

/**
 * The well-known test cards, each refused where the real processor refuses it; no other number is
 * taken, so that nobody types a real one.
 */
const testCards: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', { brand: 'visa', ...good }],
  ['5555555555554444', { brand: 'mastercard', ...good }],
  ['4000000000000002', { brand: 'visa', refusal: 'generic_decline', decline: null }],
  ['4000000000009995', { brand: 'visa', refusal: 'insufficient_funds', decline: null }],
  ['4000000000000341', { brand: 'visa', refusal: null, decline: 'generic_decline' }],
]);

/** The test card of this number, however it is spaced; null for every other number. */
export function findTestCard(number: string): (TestCard & { readonly last4: string }) | null {
  const digits = number.replace(/[\s-]/g, '');
  const card = testCards.get(digits);
  return card ? { ...card, last4: digits.slice(-4) } : null;
}
