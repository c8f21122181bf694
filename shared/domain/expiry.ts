/** What a person may choose; 0 stands for 'until accepted'. */
export const expiryOptions = [30, 60, 0] as const;
export type ExpiryDays = (typeof expiryOptions)[number];

/** Days before its end at which an order's owner is reminded of it. */
export const expiryRemindedDaysBefore = 3;

const day = 86_400_000;

/** Epoch milliseconds at which the order ends, or null for 'until accepted'. */
export function expiresAt(days: ExpiryDays, now: number): number | null {
  return days === 0 ? null : now + days * day;
}

/** The option that a running order is shown under: 30 below 30 days left, 60 below 60, else 0. */
export function displayedExpiry(expires: number | null, now: number): ExpiryDays {
  if (expires === null) return 0;
  const left = expires - now;
  return left < 30 * day ? 30 : left < 60 * day ? 60 : 0;
}
