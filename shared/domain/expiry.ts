/** The options for an order's expiry in days; 0 is 'until accepted'. */
export const expiryOptions = [30, 60, 0] as const;
export type ExpiryDays = (typeof expiryOptions)[number];

/** Days before expiry at which the order's owner gets a reminder. */
export const expiryRemindedDaysBefore = 3;

const day = 86_400_000;

/** When the order expires, in epoch milliseconds; null for 'until accepted'. */
export function expiresAt(days: ExpiryDays, now: number): number | null {
  return days === 0 ? null : now + days * day;
}

/** The option shown for a running order: 30 if under 30 days remain, 60 if under 60, else 0. */
export function displayedExpiry(expires: number | null, now: number): ExpiryDays {
  if (expires === null) return 0;
  const left = expires - now;
  return left < 30 * day ? 30 : left < 60 * day ? 60 : 0;
}
