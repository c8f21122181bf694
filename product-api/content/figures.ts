import { documentsAtMost } from '../../shared/domain/ask-documents.ts';
import { caseDays } from '../../shared/domain/cases.ts';
import { conductLimit, conductWindowDays, pauseDays } from '../../shared/domain/conduct.ts';
import { cookieNameOf } from '../../shared/domain/cookie-names.ts';
import { daysToAct } from '../../shared/domain/days-to-act.ts';
import { expiryOptions } from '../../shared/domain/expiry.ts';
import { feedKeptDays } from '../../shared/domain/feed.ts';
import { type Fees, insuranceRecommendedFrom } from '../../shared/domain/fees.ts';
import { formatMoney, fromMajor, money } from '../../shared/domain/money.ts';
import { leadBands, priceBounds } from '../../shared/domain/order-book.ts';
import { remindedDaysBefore, shipmentExtensionHours } from '../../shared/domain/order-status.ts';
import { regions } from '../../shared/domain/regions.ts';
import { raffleDaysToBuy } from '../../shared/domain/releases.ts';
import { type StorageItem, storageInventory } from '../../shared/domain/storage-inventory.ts';
import { defaultSiteAndFees, type Site } from '../../shared/site.ts';
import { uploadLimits } from '../uploads/read-form.ts';

const pounds = (amount: number) => formatMoney(fromMajor(amount, 'GBP'));
const percent = (value: number) => `${value}%`;
const days = (value: number | undefined) => String(value ?? 0);

/** Table rows with the columns name, purpose, duration. */
const rowsOf = (items: readonly StorageItem[]) =>
  items.map((item) => `| \`${shownName(item)}\` | ${item.purpose} | ${item.lasts} |`).join('\n');

/** The cookie's name on an https site, which every public site is. */
function shownName({ where, name }: StorageItem): string {
  return where === 'cookie' ? cookieNameOf(name, true) : name.replace('*', '…');
}

const [shortExpiry, longExpiry] = expiryOptions;

export type Figures = Readonly<Record<string, string>>;

/**
 * The figures that a text may use, by name. Texts contain no figures of their own, so that they
 * always agree with the rules.
 */
const fixed: Figures = {
  'insurance.recommendedFrom': pounds(insuranceRecommendedFrom),
  'price.least': pounds(priceBounds.least),
  'price.greatest': pounds(priceBounds.greatest),
  'expiry.short': days(shortExpiry),
  'expiry.long': days(longExpiry),
  'hours.toShipMore': String(shipmentExtensionHours),
  'days.reminder': days(remindedDaysBefore),
  'days.toBuyWon': days(raffleDaysToBuy),
  'days.feedKept': days(feedKeptDays),
  'days.toArrive': days(daysToAct.ShippedToBuyer),
  'days.toAnswer': days(caseDays.seller),
  'days.toDecide': days(caseDays.desk),
  'days.toReturn': days(caseDays.return),
  'conduct.orders': String(conductLimit),
  'conduct.withinDays': days(conductWindowDays),
  'conduct.pauseDays': days(pauseDays),
  'documents.atMost': String(documentsAtMost),
  'documents.megabytes': String(uploadLimits.fileSize / 1024 / 1024),
  'storage.needed': rowsOf(
    storageInventory.filter((item) => item.where === 'cookie' && item.isNeeded),
  ),
  'storage.optional': rowsOf(storageInventory.filter((item) => !item.isNeeded)),
  'storage.browser': rowsOf(storageInventory.filter((item) => item.where !== 'cookie')),
  ...Object.fromEntries(
    leadBands.flatMap(({ from, difference }, index) => [
      [`lead.${index}.from`, pounds(from)],
      [`lead.${index}.difference`, pounds(difference)],
    ]),
  ),
};

function figuresOfFees(fees: Fees): Figures {
  return {
    'fees.application': percent(fees.applicationFee),
    'fees.royalty': percent(fees.royalitiesFee),
    'fees.process': percent(fees.processFee),
    'fees.processNonGb': percent(fees.processFeeNonGb),
    'fees.insurance': percent(fees.dhlInsuranceFee),
    'insurance.flat': pounds(fees.insuranceFlatFee),
    'insurance.flatUpTo': pounds(fees.insuranceFlatUpTo),
    'insurance.greatest': pounds(fees.insuranceGreatestValue),
    ...Object.fromEntries(
      regions.map((region) => [`uplift.${region}`, percent(fees[`uplift${region}`])]),
    ),
  };
}

/** What an account that has never paid may leave unpaid. `unpaidTotal` in pence. */
export type NewBuyerLimits = { readonly unpaidPurchases: number; readonly unpaidTotal: number };

/** What the figures of an installation depend on. */
type FigureSources = {
  readonly publicUrl: string;
  readonly newBuyers: NewBuyerLimits;
  readonly fees: Fees;
  readonly site: Site;
  /** For post; empty: not told. */
  readonly postalAddress: readonly string[];
};

/** The address that was set, or one on the site's own host. */
export const contactAddress = (set: string | null, publicUrl: string): string =>
  set ?? `help@${new URL(publicUrl).hostname}`;

/** The figures of an installation; its contact address is on its own host unless it is set. */
export function figuresOf(sources: FigureSources): Figures {
  const { publicUrl, newBuyers, fees, site, postalAddress } = sources;
  return {
    ...fixed,
    ...figuresOfFees(fees),
    'newBuyers.unpaidPurchases': unlessEndless(newBuyers.unpaidPurchases, String),
    'newBuyers.unpaidTotal': unlessEndless(newBuyers.unpaidTotal, (total) =>
      formatMoney(money(total, 'GBP')),
    ),
    'product.name': site.name,
    'contact.email': contactAddress(site.contactEmail, publicUrl),
    'contact.byPost':
      postalAddress.length === 0 ? '' : `, or by post at ${postalAddress.join(', ')}`,
    'days.toPay': days(site.daysToPay),
    'days.toShip': days(site.daysToShip),
    'days.toPayout': days(site.daysToPayout),
  };
}

/** The figures of a site at this address whose owner has set nothing. */
export const figuresAt = (publicUrl: string, newBuyers: NewBuyerLimits): Figures =>
  figuresOf({ publicUrl, newBuyers, ...defaultSiteAndFees, postalAddress: [] });

/** A shell knows no limits of new buyers, and shows texts without them. */
const unlessEndless = (value: number, format: (value: number) => string) =>
  Number.isFinite(value) ? format(value) : '∞';

const named = /\{\{([^{}]{0,100})\}\}/g;

/** Replaces each `{{name}}` of a text by its figure; an unknown name stays as it is. */
export function fillFigures(text: string, figures: Figures): string {
  return text.replace(named, (whole, name: string) =>
    Object.hasOwn(figures, name.trim()) ? String(figures[name.trim()]) : whole,
  );
}

/** The names in a text that no figure has. */
export function unknownFigures(text: string, figures: Figures): string[] {
  const names = [...text.matchAll(named)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => !Object.hasOwn(figures, name));
}
