import { type ExpiryDays, expiryOptions } from './expiry.ts';
import { type Currency, fromMajor, type Money } from './money.ts';

/** The columns of a bulk upload, in the order of its template. */
export const bulkColumns = [
  'artist',
  'artwork',
  'edition',
  'price',
  'expiry',
  'insurance',
] as const;
export type BulkColumn = (typeof bulkColumns)[number];

/** A row as the seller typed it: a value that cannot be read is kept, and shown again. */
export type BulkValues = Readonly<Record<BulkColumn, string>>;

export const noBulkValues: BulkValues = {
  ...{ artist: '', artwork: '', edition: '' },
  ...{ price: '', expiry: '30', insurance: 'no' },
};

export const bulkLimits = {
  /** Rows that one seller can prepare at a time. */
  rows: 300,
  /** Rows in one request that saves or places them. */
  batch: 25,
  /** Characters in one cell. */
  cell: 200,
} as const;

export type BulkPrice =
  | { readonly ok: true; readonly price: Money }
  | { readonly ok: false; readonly reason: 'missing' | 'not-a-price' | 'other-currency' };

const signs: Readonly<Record<string, Currency>> = {
  ...{ '£': 'GBP', GBP: 'GBP', $: 'USD', US$: 'USD', USD: 'USD', '€': 'EUR', EUR: 'EUR' },
};

/**
 * A price as spreadsheets write it: '1,250.50', '1.250,50', '1 250', '£1250', 'EUR 1.250'. A single
 * comma or point before three digits separates thousands, as a price has two decimals at most.
 */
export function readBulkPrice(text: string, currency: Currency): BulkPrice {
  const plain = text.replace(/[\s'’]/g, '').toUpperCase();
  if (plain === '') return { ok: false, reason: 'missing' };
  const found = /^(£|€|US\$|\$|GBP|USD|EUR)?([\d.,]+)(£|€|\$|GBP|USD|EUR)?$/.exec(plain);
  if (!found) return { ok: false, reason: 'not-a-price' };
  const [, before, digits = '', after] = found;
  const major = readDecimal(digits);
  if (major === null) return { ok: false, reason: 'not-a-price' };
  const named = [before, after].flatMap((sign) => (sign && signs[sign]) || []);
  if (named.some((one) => one !== currency)) return { ok: false, reason: 'other-currency' };
  return { ok: true, price: fromMajor(major, currency) };
}

function readDecimal(digits: string): number | null {
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const decimals = point === -1 ? null : digits.slice(point + 1);
  const isDecimal = decimals !== null && /^\d{1,2}$/.test(decimals);
  const whole = isDecimal ? digits.slice(0, point) : digits;
  // Thousands are separated by the sign that does not separate the decimals.
  const isGrouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.exec(whole);
  const isClash = isDecimal && isGrouped?.[1] === digits[point];
  if (isClash || (!isGrouped && !/^\d{1,9}$/.test(whole))) return null;
  const value = Number(`${whole.replace(/[.,]/g, '')}.${isDecimal ? decimals : '0'}`);
  return value < 1e9 ? value : null;
}

/** 30, 60 or 0 (until accepted); null: another value. An empty cell is 30 days. */
export function readBulkExpiry(text: string): ExpiryDays | null {
  const plain = text.trim().toLowerCase();
  if (plain === '') return 30;
  if (['until accepted', 'until sold', 'never', 'none'].includes(plain)) return 0;
  const days = /^(\d{1,3})(?:\s*days?)?$/.exec(plain)?.[1];
  return expiryOptions.find((option) => String(option) === days) ?? null;
}

/** Whether the shipment is insured; null: another value. An empty cell is no. */
export function readBulkInsurance(text: string): boolean | null {
  const plain = text.trim().toLowerCase();
  if (['', 'no', 'n', 'false', '0'].includes(plain)) return false;
  return ['yes', 'y', 'true', '1', 'x'].includes(plain) ? true : null;
}
