import { documentsAtMost } from '../../shared/domain/ask-documents.ts';
import { cookieNameOf } from '../../shared/domain/cookie-names.ts';
import { expiryOptions } from '../../shared/domain/expiry.ts';
import { feedKeptDays } from '../../shared/domain/feed.ts';
import { defaultFees, insurance } from '../../shared/domain/fees.ts';
import { formatMoney, fromMajor, money } from '../../shared/domain/money.ts';
import { leadBands, priceBounds } from '../../shared/domain/order-book.ts';
import {
  daysToAct,
  remindedDaysBefore,
  shipmentExtensionHours,
} from '../../shared/domain/order-status.ts';
import { type Region, regionUplift } from '../../shared/domain/regions.ts';
import { raffleDaysToBuy } from '../../shared/domain/releases.ts';
import { type StorageItem, storageInventory } from '../../shared/domain/storage-inventory.ts';
import { product } from '../../shared/product.ts';
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

const uplifts = Object.entries(regionUplift) as [Region, number][];
const [shortExpiry, longExpiry] = expiryOptions;

export type Figures = Readonly<Record<string, string>>;

/**
 * The figures that a text may use, by name. Texts contain no figures of their own, so that they
 * always agree with the rules.
 */
const fixed: Figures = {
  'product.name': product.name,
  'fees.application': percent(defaultFees.applicationFee),
  'fees.royalty': percent(defaultFees.royalitiesFee),
  'fees.process': percent(defaultFees.processFee),
  'fees.processNonGb': percent(defaultFees.processFeeNonGb),
  'fees.insurance': percent(defaultFees.dhlInsuranceFee),
  'insurance.flat': pounds(insurance.flatFee),
  'insurance.flatUpTo': pounds(insurance.flatUpTo),
  'insurance.recommendedFrom': pounds(insurance.recommendedFrom),
  'insurance.greatest': pounds(insurance.greatestInsuredValue),
  'price.least': pounds(priceBounds.least),
  'price.greatest': pounds(priceBounds.greatest),
  'expiry.short': days(shortExpiry),
  'expiry.long': days(longExpiry),
  'days.toPay': days(daysToAct.AwaitingPayment),
  'days.toShip': days(daysToAct.AwaitingShipment),
  'hours.toShipMore': String(shipmentExtensionHours),
  'days.reminder': days(remindedDaysBefore),
  'days.toBuyWon': days(raffleDaysToBuy),
  'days.feedKept': days(feedKeptDays),
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
  ...Object.fromEntries(uplifts.map(([region, value]) => [`uplift.${region}`, percent(value)])),
};

/** What an account that has never paid may leave unpaid. `unpaidTotal` in pence. */
export type NewBuyerLimits = { readonly unpaidPurchases: number; readonly unpaidTotal: number };

/** The figures of a site at this address; its contact address is on the same host. */
export function figuresAt(publicUrl: string, newBuyers: NewBuyerLimits): Figures {
  const { unpaidPurchases, unpaidTotal } = newBuyers;
  return {
    ...fixed,
    'newBuyers.unpaidPurchases': unlessEndless(unpaidPurchases, String),
    'newBuyers.unpaidTotal': unlessEndless(unpaidTotal, (total) =>
      formatMoney(money(total, 'GBP')),
    ),
    'contact.email': `help@${new URL(publicUrl).hostname}`,
  };
}

/** A shell knows no limits of new buyers, and shows texts without them. */
const unlessEndless = (value: number, format: (value: number) => string) =>
  Number.isFinite(value) ? format(value) : '∞';

const named = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Replaces each `{{name}}` of a text by its figure; an unknown name stays as it is. */
export function fillFigures(text: string, figures: Figures): string {
  return text.replace(named, (whole, name: string) =>
    Object.hasOwn(figures, name) ? String(figures[name]) : whole,
  );
}

/** The names in a text that no figure has. */
export function unknownFigures(text: string, figures: Figures): string[] {
  const names = [...text.matchAll(named)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !Object.hasOwn(figures, name));
}
