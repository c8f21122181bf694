import { inArray } from 'drizzle-orm';
import { type SettingName, settingNames } from '../../shared/desk/site.ts';
import { logoOf } from '../../shared/domain/logo.ts';
import { fromMajor } from '../../shared/domain/money.ts';
import { defaultSite, type Site } from '../../shared/site.ts';
import type { Queryable } from '../db/database.ts';
import { siteSettings } from '../db/schema/settings.ts';
import type { PurchaseRules } from '../payments/purchase-rules.ts';

/** Settings of the owner, as texts; what is not set has no row. */
export type SettingTexts = Readonly<Partial<Record<SettingName, string>>>;

export async function readSettings(db: Queryable): Promise<SettingTexts> {
  const rows = await db
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.name, [...settingNames]));
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export const siteOf = (set: SettingTexts): Site => ({
  name: set.name ?? defaultSite.name,
  line: set.line ?? defaultSite.line,
  logo: logoOf(set),
  contactEmail: set.contactEmail ?? null,
  daysToPay: numberOf(set.daysToPay) ?? defaultSite.daysToPay,
  daysToShip: numberOf(set.daysToShip) ?? defaultSite.daysToShip,
  daysToPayout: numberOf(set.daysToPayout) ?? defaultSite.daysToPayout,
});

export async function readSite(db: Queryable): Promise<Site> {
  return siteOf(await readSettings(db));
}

const numberOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text);

export const postalAddressOf = ({ postalAddress = '' }: SettingTexts): string[] =>
  postalAddress.split('\n').filter((line) => line.trim() !== '');

type NewBuyerLimits = Pick<PurchaseRules, 'unpaidPurchases' | 'unpaidTotal'>;

/** What an account that has never paid may leave unpaid: as the owner set it, else by the environment. */
export const newBuyerLimitsOf = (set: SettingTexts, rules: NewBuyerLimits): NewBuyerLimits => ({
  unpaidPurchases: numberOf(set.newBuyerPurchases) ?? rules.unpaidPurchases,
  unpaidTotal:
    set.newBuyerPounds === undefined
      ? rules.unpaidTotal
      : fromMajor(Number(set.newBuyerPounds), 'GBP').amount,
});

export async function readNewBuyerLimits(
  db: Queryable,
  rules: NewBuyerLimits,
): Promise<NewBuyerLimits> {
  return newBuyerLimitsOf(await readSettings(db), rules);
}
