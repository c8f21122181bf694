/** The sandbox's test cards, each with its result. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'is charged' },
  { number: '5555 5555 5555 4444', outcome: 'is charged' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
  { number: '4000 0000 0000 9995', outcome: 'has insufficient funds' },
  { number: '4000 0000 0000 0069', outcome: 'has expired' },
  { number: '4000 0000 0000 0341', outcome: 'is saved, then declined' },
  { number: '4000 0025 0000 3155', outcome: 'is confirmed at the bank once, then charged' },
  { number: '4000 0027 6000 3184', outcome: 'is confirmed at the bank for each payment' },
  { number: '4000 0082 6000 3178', outcome: 'is confirmed, then has insufficient funds' },
] as const;

export const digitsOf = (number: string) => number.replace(/[\s-]/g, '');

/** Any other number could be a real card, and must not leave the browser. */
export function isTestCard(number: string): boolean {
  return testCards.some((card) => digitsOf(card.number) === digitsOf(number));
}
