type TestCard = {
  readonly brand: string;
  /** Why the set-up fails; null: it succeeds. */
  readonly refusal: string | null;
  /** Why its charges are declined after the set-up; null: they succeed. */
  readonly decline: string | null;
  /** When the bank wants the cardholder to confirm. */
  readonly confirms: 'never' | 'set-up' | 'always';
};

const good = { refusal: null, decline: null, confirms: 'never' } as const;

/**
 * The well-known test cards, each failing where the real processor fails it. Other numbers are
 * refused, so that no real card is entered.
 */
const testCards: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', { brand: 'visa', ...good }],
  ['5555555555554444', { brand: 'mastercard', ...good }],
  ['4000000000000002', { brand: 'visa', ...good, refusal: 'generic_decline' }],
  ['4000000000009995', { brand: 'visa', ...good, refusal: 'insufficient_funds' }],
  ['4000000000000069', { brand: 'visa', ...good, refusal: 'expired_card' }],
  ['4000000000000341', { brand: 'visa', ...good, decline: 'generic_decline' }],
  ['4000002500003155', { brand: 'visa', ...good, confirms: 'set-up' }],
  ['4000002760003184', { brand: 'visa', ...good, confirms: 'always' }],
  [
    '4000008260003178',
    { brand: 'visa', ...good, decline: 'insufficient_funds', confirms: 'always' },
  ],
]);

/** The test card with this number, ignoring spaces; null for any other number. */
export function findTestCard(number: string): (TestCard & { readonly last4: string }) | null {
  const digits = number.replace(/[\s-]/g, '');
  const card = testCards.get(digits);
  return card ? { ...card, last4: digits.slice(-4) } : null;
}
