import { addDays } from 'date-fns/addDays';
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import {
  type EuroRates,
  isPlausibleRate,
  quotedCurrencies,
  ratesOfEuro,
} from '../../shared/domain/rates.ts';

/** What one euro bought on a day. */
export type RateTable = {
  /** '2026-11-20'. */
  readonly asOf: string;
  readonly rates: EuroRates;
};

/** Why a feed gave no table: for the log, never with its address or its body. */
export class FeedFailure extends Error {}

/** The European Central Bank publishes on working days: five days pass over Easter. */
const oldestDays = 7;

const positive = z.number().positive();
const table = z.object({
  base: z.literal('EUR'),
  amount: z.literal(1).optional(),
  date: z.iso.date(),
  rates: z.object({ GBP: positive, USD: positive }),
});

/** A table in the XML of the European Central Bank, or in JSON. Throws a FeedFailure. */
export function parseFeed(text: string, now: Date): RateTable {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const read = table.safeParse(trimmed.startsWith('<') ? parseXml(trimmed) : parseJson(trimmed));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new FeedFailure(`not usable: ${issue?.path.join('.') || 'not a table'}`);
  }
  const { date: asOf, rates } = read.data;
  if (!Object.values(ratesOfEuro(rates)).every(isPlausibleRate)) {
    throw new FeedFailure('not plausible');
  }
  if (asOf > dayOf(now)) throw new FeedFailure('a day that has not come yet');
  if (asOf < dayOf(addDays(now, -oldestDays))) throw new FeedFailure('older than a week');
  return { asOf, rates };
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedFailure('not JSON');
  }
}

const cube = z.object({
  time: z.string().optional(),
  currency: z.string().optional(),
  rate: z.string().optional(),
});

/**
 * `<Cube time='2026-11-20'><Cube currency='USD' rate='1.08'/>…`, as the fields of a JSON table. A
 * document type is refused, because entities are declared there.
 */
function parseXml(text: string): unknown {
  const parser = new SaxesParser();
  const days: string[] = [];
  const rates = new Map<string, number>();
  parser.on('error', () => {
    throw new FeedFailure('not XML');
  });
  parser.on('doctype', () => {
    throw new FeedFailure('a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    const { time, currency, rate } = cube.parse(attributes);
    if (time !== undefined) days.push(time);
    if (!quotedCurrencies.some((one) => one === currency) || currency === undefined) return;
    if (rates.has(currency)) throw new FeedFailure('a currency twice');
    rates.set(currency, decimalOf(rate));
  });
  parser.write(text).close();
  const [date, ...more] = days;
  if (more.length > 0) throw new FeedFailure('more than one day');
  return { base: 'EUR', date, rates: Object.fromEntries(rates) };
}

/** NaN: not a decimal number. */
function decimalOf(text = ''): number {
  return /^\d{1,6}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
}
