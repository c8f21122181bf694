import { type Currency, currencies } from '../../shared/domain/money.ts';

/** The currency in which a person wants prices shown, stored with the account; null: none. */
export type OwnCurrency = { readonly userId: number; readonly currency: Currency | null };

const written = /^([A-Z]{3}|none)\.(\d{1,9})$/;

/** 'USD.7', or 'none.7'. */
export function writeOwnCurrency({ userId, currency }: OwnCurrency): string {
  return `${currency ?? 'none'}.${userId}`;
}

/** null for anything that `writeOwnCurrency` does not write: a browser can change the cookie. */
export function readOwnCurrency(value: string | undefined): OwnCurrency | null {
  const [, money, userId] = written.exec(value ?? '') ?? [];
  if (money === undefined) return null;
  const currency = currencies.find((one) => one === money) ?? null;
  return currency === null && money !== 'none' ? null : { userId: Number(userId), currency };
}
