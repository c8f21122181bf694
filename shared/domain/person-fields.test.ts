import fc from 'fast-check';
import type { CountryCode } from 'libphonenumber-js/min';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { emailPattern, normalizeEmail } from './email.ts';
import { isPasswordStrong } from './password.ts';
import { checkPhone, type ParsedPhone } from './phone.ts';

describe('emailPattern', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'brien@example.museum",
    'ada_l-{x}@xn--bcher-kva.de',
    '1@2-3.ORG',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.com`,
  ])('accepts %s', (email) => expect(emailPattern.test(email)).toBe(true));

  it.each([
    'a,b@y.com',
    'a<x@y.com',
    'a;x@y.com',
    'a\\x@y.com',
    '"a"@y.com',
    'a(b)@y.com',
    '.a@y.com',
    'a.@y.com',
    'a..b@y.com',
    'zq@[127.0.0.1].com',
    'a@-y.com',
    'a@y-.com',
    'a@y_z.com',
    'a\u202e@y.com',
    'a\u00ad@y.com',
    'a@y\u00ad.com',
    'a@ｙ.com',
    'a@y.ｃｏｍ',
    'ü@bücher.de',
    'a@\u212ay.com',
    'a@y.com\n',
    `${'a'.repeat(65)}@y.com`,
    `a@${'b'.repeat(64)}.com`,
  ])('refuses an address that no mail server accepts: %j', (email) =>
    expect(emailPattern.test(email)).toBe(false),
  );

  it('accepts dots, tags, apostrophes, hyphens and subdomains', () => {
    const letters = [...'abcxyzABCXYZ0189'];
    const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });
    const joined = (joints: readonly string[], max: number) =>
      fc
        .array(fc.tuple(word, fc.constantFrom(...joints)), { minLength: 1, maxLength: max })
        .map((parts) => parts.flat().slice(0, -1).join(''));
    const local = joined(['.', '+', "'", '-', '_'], 4);
    const domain = fc.array(joined(['-', '--'], 3), { minLength: 1, maxLength: 4 });
    const top = fc.constantFrom('com', 'de', 'museum', 'photography', 'CO');
    fc.assert(
      fc.property(local, domain, top, (name, labels, tld) => {
        expect(emailPattern.test(`${name}@${labels.join('.')}.${tld}`)).toBe(true);
      }),
    );
  });

  it('refuses an invalid character at any position', () => {
    const stray = fc.constantFrom(...' ,;:<>()[]\\"@\0\r\n\u202e\u2066\u00ad\u200büａ');
    fc.assert(
      fc.property(stray, fc.nat({ max: 'ada@example.com'.length }), (character, at) => {
        const email = `${'ada@example.com'.slice(0, at)}${character}${'ada@example.com'.slice(at)}`;
        expect(emailPattern.test(email)).toBe(false);
      }),
    );
  });

  it.each(['', 'a', 'a@b', 'a@b.c', '@b.co', 'a@@b.co', 'a b@c.de', 'a@b..co', 'a@.co', 'a@b.c1'])(
    'refuses %j',
    (email) => expect(emailPattern.test(email)).toBe(false),
  );

  it('ignores case and surrounding space', () => {
    expect(normalizeEmail('  A.B@Example.COM ')).toBe('a.b@example.com');
  });
});

describe('isPasswordStrong', () => {
  it.each([
    ['abcdefg1', true],
    ['abcdef1', false],
    ['abcdefgh', false],
    ['12345678', true],
    ['пароль-٣٣', true],
    [`${'a'.repeat(199)}1`, true],
    [`${'a'.repeat(200)}1`, false],
  ])('judges %s as strong: %s', (password, strong) => {
    expect(isPasswordStrong(password)).toBe(strong);
  });
});

describe('checkPhone', () => {
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
  ])('accepts %s for GB', (value) => {
    expect(check(value, 'GB')).toEqual({ ok: true, number: '+447700900123' });
  });

  it.each(['0770090012', '077009001234', '02079460000', '7', 'seven'])(
    'refuses %s for GB',
    (value) => expect(check(value, 'GB')).toEqual({ ok: false, reason: 'invalidUk' }),
  );

  it('judges calling code 44 as GB for any country', () => {
    expect(check('+447700900123', 'FR')).toEqual({ ok: true, number: '+447700900123' });
    expect(check('+442079460000', 'FR')).toEqual({ ok: false, reason: 'invalidUk' });
  });

  it('leaves other countries to the library', () => {
    expect(check('06 12 34 56 78', 'FR')).toEqual({ ok: true, number: '+33612345678' });
    expect(check('12', 'FR')).toEqual({ ok: false, reason: 'invalid' });
  });

  it('accepts a missing number only if it is not required', () => {
    expect(check('  ', 'GB')).toEqual({ ok: false, reason: 'missing' });
    expect(check('', 'GB', false)).toEqual({ ok: true, number: null });
    expect(check('1', 'GB', false)).toEqual({ ok: false, reason: 'invalidUk' });
  });
});
