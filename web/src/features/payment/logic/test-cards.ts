/** The sandbox's test cards, each with its result. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'is charged' },
  { number: '5555 5555 5555 4444', outcome: 'is charged' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
  { number: '4000 0000 0000 9995', outcome: 'has insufficient funds' },
  { number: '4000 0000 0000 0341', outcome: 'is saved, then declined' },
] as const;

export const digitsOf = (number: string) => number.replace(/[\s-]/g, '');

/** Any other number could be a real card, and must not leave the browser. */
export function isTestCard(number: string): boolean {
  return testCards.some((card) => digitsOf(card.number) === digitsOf(number));
}
