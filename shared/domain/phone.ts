export const phoneMessages = {
  missing: 'Phone number is missing',
  invalidUk:
    "Please enter a valid UK phone number (start '7', '07', or '447' followed by 9 digits)",
  invalid: 'Please enter a valid phone number (check country code)',
} as const;

/** A parser's result; null if the text is no phone number. */
export type ParsedPhone = {
  readonly country: string | undefined;
  readonly callingCode: string;
  readonly isValid: boolean;
  /** E.164, such as +447700900123. */
  readonly number: string;
} | null;

export type PhoneCheck =
  | { readonly ok: true; readonly number: string | null }
  | { readonly ok: false; readonly reason: keyof typeof phoneMessages };

/** The parser is an argument, so that only the forms that need the library load it. */
export function checkPhone(input: {
  readonly value: string;
  readonly country: string;
  readonly required: boolean;
  readonly parse: (value: string, country: string) => ParsedPhone;
}): PhoneCheck {
  const value = input.value.trim();
  if (value === '') {
    return input.required ? { ok: false, reason: 'missing' } : { ok: true, number: null };
  }
  const parsed = input.parse(value, input.country);
  const callingCode = parsed?.callingCode ?? (input.country === 'GB' ? '44' : '');
  if (callingCode === '44') {
    const match = /^(?:\+?44|0)?(7\d{9})$/.exec(value.replace(/[\s().-]/g, ''));
    return match ? { ok: true, number: `+44${match[1]}` } : { ok: false, reason: 'invalidUk' };
  }
  if (!parsed?.isValid) return { ok: false, reason: 'invalid' };
  return { ok: true, number: parsed.number };
}
