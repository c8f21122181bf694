export type Expiry = { readonly month: number; readonly year: number };

/** Parses '4/31', '04 / 2031' and '0431'; null for an invalid month or year. */
export function parseExpiry(text: string): Expiry | null {
  const parts = /^(\d{1,2})\s*[/\s.-]\s*(\d{4}|\d{2})$|^(\d{2})(\d{2})$/.exec(text.trim());
  if (!parts) return null;
  const month = Number(parts[1] ?? parts[3]);
  const year = parts[2] ?? parts[4] ?? '';
  if (month < 1 || month > 12) return null;
  return { month, year: Number(year.length === 2 ? `20${year}` : year) };
}

/** A card is valid until the end of its month. */
export function isExpired({ month, year }: Expiry, now: Date): boolean {
  return new Date(year, month) <= now;
}
