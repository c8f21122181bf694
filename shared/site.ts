import { daysToAct } from './domain/days-to-act.ts';
import { defaultFees } from './domain/default-fees.ts';
import type { Fees } from './domain/fees.ts';
import { product } from './product.ts';

/** What the owner of an installation sets, as far as visitors see it. */
export type Site = {
  readonly name: string;
  /** Beside the name, where a page has no title of its own. */
  readonly line: string;
  /** Of support; null: help@ the site's own host. */
  readonly contactEmail: string | null;
  /** Working days. */
  readonly daysToPay: number;
  readonly daysToShip: number;
};

export const defaultSite: Site = {
  name: product.name,
  line: product.line,
  contactEmail: null,
  daysToPay: daysToAct.AwaitingPayment,
  daysToShip: daysToAct.AwaitingShipment,
};

/** A site with the fees that a new quote uses. */
export type SiteAndFees = { readonly site: Site; readonly fees: Fees };

export const defaultSiteAndFees: SiteAndFees = { site: defaultSite, fees: defaultFees };

/** Stands for the site's name in texts that are written before it is known. */
export const nameMark = '{{site.name}}';

export function withSiteName(text: string, name: string): string {
  return text.replaceAll(nameMark, () => name);
}
