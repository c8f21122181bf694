import { describe, expect, test } from 'vitest';
import { declineWords } from './decline-words.ts';
import { missingWords } from './missing-words.ts';
import { isExpired, parseExpiry } from './parse-expiry.ts';
import { isTestCard } from './test-cards.ts';

describe('an expiry date', () => {
  test.each([
    ['4/31', { month: 4, year: 2031 }],
    ['04 / 2031', { month: 4, year: 2031 }],
    ['12-40', { month: 12, year: 2040 }],
    ['0431', { month: 4, year: 2031 }],
    ['13/31', null],
    ['0/31', null],
    ['4', null],
    ['31', null],
    ['', null],
    ['04/20311', null],
  ])('reads %s', (text, expiry) => expect(parseExpiry(text)).toEqual(expiry));

  test('is valid until the end of its month', () => {
    const april = { month: 4, year: 2031 };
    expect(isExpired(april, new Date(2031, 3, 30, 23, 59))).toBe(false);
    expect(isExpired(april, new Date(2031, 4, 1))).toBe(true);
    expect(isExpired({ month: 12, year: 2030 }, new Date(2031, 0, 1))).toBe(true);
  });
});

test('accepts test cards in any spacing, and no other numbers', () => {
  expect(isTestCard('4242424242424242')).toBe(true);
  expect(isTestCard('4242-4242 4242-4242')).toBe(true);
  expect(isTestCard('4111 1111 1111 1111')).toBe(false);
  expect(isTestCard('')).toBe(false);
});

describe('a decline', () => {
  test('has a message with what to do', () => {
    expect(declineWords('insufficient_funds').title).toBe('Insufficient funds');
    expect(declineWords('expired_card').advice).toBe('Use another card.');
  });

  test.each(['generic_decline', 'lost_card', 'stolen_card', 'fraudulent', 'constructor', null])(
    'of a suspicious card has the general message: %s',
    (code) => expect(declineWords(code).title).toBe('Your bank declined this card'),
  );
});

test('lists what payouts still need, each requirement once', () => {
  const missing = [
    'individual.dob.day',
    'individual.dob.month',
    'external_account',
    'individual.verification.document',
    'something.nobody.knows',
    'another.thing',
  ];
  expect(missingWords(missing)).toEqual([
    'Your date of birth',
    'Your bank account',
    'Proof of identity',
    'Further details',
  ]);
  expect(missingWords([])).toEqual([]);
});
