import type { ParsedPhone } from '../../../../shared/domain/phone.ts';

export type PhoneParser = (value: string, country: string) => ParsedPhone;

let parser: Promise<PhoneParser> | undefined;

/** Loads the phone library, once and only for forms that need it. Rejects offline. */
export function loadPhoneParser(): Promise<PhoneParser> {
  parser ??= import('libphonenumber-js/min').then(
    ({ isSupportedCountry, parsePhoneNumberFromString }) =>
      (value, country) => {
        const parsed = parsePhoneNumberFromString(
          value,
          isSupportedCountry(country) ? country : undefined,
        );
        if (!parsed) return null;
        return {
          country: parsed.country,
          callingCode: parsed.countryCallingCode,
          isValid: parsed.isValid(),
          number: parsed.number,
        };
      },
  );
  parser.catch(() => {
    parser = undefined;
  });
  return parser;
}
