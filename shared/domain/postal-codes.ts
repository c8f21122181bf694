/**
 * Formats by the Universal Postal Union and the Unicode CLDR (postalCodeData), without separators:
 * N digits, A letters. Other countries are not checked: to refuse a correct code is worse than to
 * accept a wrong one.
 */
type Rule = {
  /** Matches the code in capitals, without spaces and hyphens. */
  readonly pattern: RegExp;
  readonly example: string;
};

const digits = (count: number, example: string): Rule => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
});
/** Many people put the country's letters first, which carriers accept. */
const prefixed = (country: string, count: number, example: string): Rule => ({
  pattern: new RegExp(`^(?:${country})?\\d{${count}}$`),
  example,
});

const rules: ReadonlyMap<string, Rule> = new Map([
  [
    'GB',
    {
      pattern:
        /^(?:GIR0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKS-UW]|[A-HK-Y]\d[ABEHMNPRV-Y])\d[ABD-HJLNP-UW-Z]{2})$/,
      example: 'SW1A 1AA',
    },
  ],
  ['US', { pattern: /^\d{5}(?:\d{4})?$/, example: '10001' }],
  [
    'CA',
    {
      pattern: /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
      example: 'K1A 0B1',
    },
  ],
  ['AU', digits(4, '2000')],
  // European Union.
  ['AT', digits(4, '1010')],
  ['BE', digits(4, '1000')],
  ['BG', digits(4, '1000')],
  ['CY', digits(4, '1010')],
  ['CZ', digits(5, '110 00')],
  ['DE', digits(5, '10115')],
  ['DK', digits(4, '1050')],
  ['EE', digits(5, '10111')],
  ['ES', digits(5, '28001')],
  ['FI', prefixed('FI', 5, '00100')],
  ['FR', digits(5, '75001')],
  ['GR', digits(5, '105 57')],
  ['HR', prefixed('HR', 5, '10000')],
  ['HU', digits(4, '1011')],
  ['IE', { pattern: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/, example: 'D02 AF30' }],
  ['IT', digits(5, '00118')],
  ['LT', prefixed('LT', 5, '01100')],
  ['LU', prefixed('L', 4, '1111')],
  ['LV', prefixed('LV', 4, 'LV-1010')],
  ['MT', { pattern: /^[A-Z]{3}\d{4}$/, example: 'VLT 1117' }],
  ['NL', { pattern: /^[1-9]\d{3}[A-Z]{2}$/, example: '1012 AB' }],
  ['PL', digits(5, '00-001')],
  ['PT', digits(7, '1000-001')],
  ['RO', digits(6, '010011')],
  ['SE', prefixed('SE', 5, '111 20')],
  ['SI', prefixed('SI', 4, '1000')],
  ['SK', digits(5, '811 01')],
]);

/** Whether the code can be valid in the country; true for countries that are not checked. */
export function isPostalCode(code: string, country: string): boolean {
  const rule = rules.get(country.toUpperCase());
  return rule === undefined || rule.pattern.test(code.toUpperCase().replace(/[\s-]/g, ''));
}

/** An example code such as 'SW1A 1AA'; null for countries that are not checked. */
export function postalCodeExample(country: string): string | null {
  return rules.get(country.toUpperCase())?.example ?? null;
}

export function postalCodeMessage(country: string): string {
  const example = postalCodeExample(country);
  return example === null ? 'Enter a postal code' : `Use this country’s format, such as ${example}`;
}
