import { describe, expect, it } from 'vitest';
import { isPostalCode, postalCodeExample, postalCodeMessage } from './postal-codes.ts';

const checked =
  'GB US CA AU AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  );

describe('isPostalCode', () => {
  it.each(checked)('accepts the example of %s with any separators', (country) => {
    const example = postalCodeExample(country) ?? '';
    expect(isPostalCode(example, country)).toBe(true);
    expect(isPostalCode(example.toLowerCase().replace(/[ -]/g, ''), country)).toBe(true);
  });

  it.each(checked)('refuses nonsense in %s', (country) => {
    expect(isPostalCode('banana', country)).toBe(false);
    expect(isPostalCode('', country)).toBe(false);
  });

  it.each([
    ['M1 1AE', 'GB'],
    ['EC1A 1BB', 'GB'],
    ['W1A 0AX', 'GB'],
    ['CR2 6XH', 'GB'],
    ['N1 1AA', 'GB'],
    ['BT7 1NN', 'GB'],
    ['94103-1234', 'US'],
    ['D6W XY00', 'IE'],
    ['L-1111', 'LU'],
    ['SE-111 20', 'SE'],
    ['sw1a1aa', 'gb'],
  ])('accepts %s in %s', (code, country) => {
    expect(isPostalCode(code, country)).toBe(true);
  });

  it.each([
    ['N1', 'GB'],
    ['10001', 'GB'],
    ['SW1A 1A', 'GB'],
    ['SW1A 1AC', 'GB'],
    ['1000', 'US'],
    ['SE1 2AA', 'US'],
    ['D1A 0B1', 'CA'],
    ['20000', 'AU'],
    ['7500', 'FR'],
    ['0999 AB', 'NL'],
  ])('refuses %s in %s', (code, country) => {
    expect(isPostalCode(code, country)).toBe(false);
  });

  it('does not check other countries', () => {
    expect(isPostalCode('anything at all', 'BR')).toBe(true);
    expect(isPostalCode('-', 'HK')).toBe(true);
  });
});

it('gives an example code', () => {
  expect(postalCodeMessage('CA')).toBe('Use this country’s format, such as K1A 0B1');
});
