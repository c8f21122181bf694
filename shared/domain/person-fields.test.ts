import type { CountryCode } from 'libphonenumber-js/min';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { emailPattern, normalizeEmail } from './email.ts';
import { isPasswordStrong } from './password.ts';
import { checkPhone, type ParsedPhone } from './phone.ts';

describe('an e-mail address', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'ü@bücher.de', "o'brien@example.museum"])(
    'may be %s',
    (email) => expect(emailPattern.test(email)).toBe(true),
  );

  it.each(['', 'a', 'a@b', 'a@b.c', '@b.co', 'a@@b.co', 'a b@c.de', 'a@b..co', 'a@.co', 'a@b.c1'])(
    'may not be %j',
    (email) => expect(emailPattern.test(email)).toBe(false),
  );

  it('is compared without case and surrounding space', () => {
    expect(normalizeEmail('  A.B@Example.COM ')).toBe('a.b@example.com');
  });
});

describe('a password', () => {
  it.each([
    ['abcdefg1', true],
    ['abcdef1', false],
    ['abcdefgh', false],
    ['12345678', true],
    ['пароль-٣٣', true],
    [`${'a'.repeat(199)}1`, true],
    [`${'a'.repeat(200)}1`, false],
  ])('%s is strong: %s', (password, strong) => {
    expect(isPasswordStrong(password)).toBe(strong);
  });
});

describe('a phone number', () => {
  const parse = (value: string, country: string): ParsedPhone => {
    const parsed = parsePhoneNumberFromString(value, country as CountryCode);
    return parsed
      ? {
          country: parsed.country,
          callingCode: parsed.countryCallingCode,
          isValid: parsed.isValid(),
          number: parsed.number,
        }
      : null;
  };
  const check = (value: string, country: string, required = true) =>
    checkPhone({ value, country, required, parse });

  it.each([
    '7700900123',
    '07700900123',
    '447700900123',
    '+44 7700 900123',
    '07700 900-123',
    '(07700) 900.123',
  ])('of GB may be %s', (value) => {
    expect(check(value, 'GB')).toEqual({ ok: true, number: '+447700900123' });
  });

  it.each(['0770090012', '077009001234', '02079460000', '7', 'seven'])(
    'of GB may not be %s',
    (value) => expect(check(value, 'GB')).toEqual({ ok: false, reason: 'invalidUk' }),
  );

  it('with calling code 44 is judged as one of GB from anywhere', () => {
    expect(check('+447700900123', 'FR')).toEqual({ ok: true, number: '+447700900123' });
    expect(check('+442079460000', 'FR')).toEqual({ ok: false, reason: 'invalidUk' });
  });

  it('of another country is judged by the library', () => {
    expect(check('06 12 34 56 78', 'FR')).toEqual({ ok: true, number: '+33612345678' });
    expect(check('12', 'FR')).toEqual({ ok: false, reason: 'invalid' });
  });

  it('may be left out only where it is not required', () => {
    expect(check('  ', 'GB')).toEqual({ ok: false, reason: 'missing' });
    expect(check('', 'GB', false)).toEqual({ ok: true, number: null });
    expect(check('1', 'GB', false)).toEqual({ ok: false, reason: 'invalidUk' });
  });
});
