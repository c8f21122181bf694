import { wireFlags, wireRates } from '../../shared/contracts/wire/settings.ts';
import { wireSite } from '../../shared/contracts/wire/site.ts';
import { feesFrom } from '../../shared/domain/fees.ts';
import {
  fallbackRates,
  isPlausibleRate,
  type QuotedCurrency,
  type Rates,
} from '../../shared/domain/rates.ts';
import { defaultSite, type SiteAndFees } from '../../shared/site.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** An answer without rates, or with an implausible one, is a bad answer. */
const usableRates = wireRates.refine(
  ({ data }) => data.length > 0 && data.every(({ value }) => isPlausibleRate(value)),
);

export type ReadRates = {
  readonly values: Rates;
  /** The day of the oldest of them; null: built-in rates; undefined: the product API does not say. */
  readonly asOf?: string | null | undefined;
  /** Currencies whose latest rate waits for an operator. */
  readonly held: readonly QuotedCurrency[];
};

/** Missing rates are replaced by the built-in ones. Throws upstream.bad-answer. */
export async function readRates(upstream: Upstream, caller: Caller): Promise<ReadRates> {
  const {
    data,
    asOf,
    held = [],
  } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/exchanges/exchange-rates/get`,
    answer: usableRates,
  });
  const read = Object.fromEntries(data.map(({ name, value }) => [name, value]));
  return { values: { ...fallbackRates, ...read }, asOf, held };
}

/** What the owner has set, with the defaults of the rest. */
export async function readSite(upstream: Upstream, caller: Caller): Promise<SiteAndFees> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/site`,
    answer: wireSite,
  });
  const { fees, name, line, logo, contactEmail, daysToPay, daysToShip, daysToPayout } = data;
  return {
    site: {
      name: name ?? defaultSite.name,
      line: line ?? defaultSite.line,
      logo: logo ?? null,
      contactEmail: contactEmail ?? null,
      daysToPay: daysToPay ?? defaultSite.daysToPay,
      daysToShip: daysToShip ?? defaultSite.daysToShip,
      daysToPayout: daysToPayout ?? defaultSite.daysToPayout,
    },
    fees: feesFrom(fees),
  };
}

/** For a visitor or a signed-in person. */
export async function readFlags(
  upstream: Upstream,
  caller: Caller,
): Promise<Record<string, boolean>> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/feature-flags`,
    answer: wireFlags,
  });
  return Object.fromEntries(data.map(({ name, enabled }) => [name, enabled]));
}
