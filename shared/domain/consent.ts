/** A visitor's answer about non-essential cookies; `at` is in epoch milliseconds. */
export type Consent = { readonly isGiven: boolean; readonly at: number };

/** In milliseconds. After six months the visitor is asked again. */
export const consentLastsMs = 182 * 86_400_000;

const written = /^(yes|no)\.(\d{13})$/;

/** The cookie's value: 'yes.1763712000000'. */
export function writeConsent({ isGiven, at }: Consent): string {
  return `${isGiven ? 'yes' : 'no'}.${at}`;
}

/** null for any other text and for an expired answer. */
export function readConsent(value: string | undefined, now: number): Consent | null {
  const [, answer, time] = written.exec(value ?? '') ?? [];
  const at = Number(time);
  if (answer === undefined || now - at > consentLastsMs) return null;
  return { isGiven: answer === 'yes', at };
}
