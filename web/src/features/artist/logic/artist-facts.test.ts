import { expect, test } from 'vitest';
import { artistFacts, paragraphsOf } from './artist-facts.ts';

test.each([
  [['Moroccan', 'French'], '1987-04-03', 1987, 'Moroccan and French, born 3 April 1987'],
  [['Greek'], null, 1963, 'Greek, born 1963'],
  [[], '1987', 1987, 'born 1987'],
  [['Polish'], null, null, 'Polish'],
  [[], null, null, ''],
])('describes %j, %s and %s', (nationalities, birthDate, birthYear, facts) => {
  expect(artistFacts({ nationalities, birthDate, birthYear })).toBe(facts);
});

test('splits paragraphs at empty lines', () => {
  expect(paragraphsOf('One.\nStill one.\n \nTwo.\n')).toEqual(['One.\nStill one.', 'Two.\n']);
  expect(paragraphsOf('')).toEqual([]);
});
