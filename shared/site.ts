import { daysToAct } from './domain/days-to-act.ts';
import { defaultFees } from './domain/default-fees.ts';
import type { Fees } from './domain/fees.ts';
import type { Logo } from './domain/logo.ts';
import { product } from './product.ts';

/** What the owner of an installation sets, as far as visitors see it. */
export type Site = {
  readonly name: string;
  /** Beside the name, where a page has no title of its own. */
  readonly line: string;
  /** In place of the name where it stands as a mark; null: the name in letters. */
  readonly logo: Logo | null;
  /** Of support; null: help@ the site's own host. */
  readonly contactEmail: string | null;
  /** Working days. */
  readonly daysToPay: number;
  readonly daysToShip: number;
  /** From the delivery to the payout: so long the buyer can report a problem. */
  readonly daysToPayout: number;
};

export const defaultSite: Site = {
  name: product.name,
  line: product.line,
  logo: null,
  contactEmail: null,
  daysToPay: daysToAct.AwaitingPayment,
  daysToShip: daysToAct.AwaitingShipment,
  daysToPayout: daysToAct.Delivered,
};

/** A site with the fees that a new quote uses. */
export type SiteAndFees = { readonly site: Site; readonly fees: Fees };

export const defaultSiteAndFees: SiteAndFees = { site: defaultSite, fees: defaultFees };

/** Stands for the site's name in texts that are written before it is known. */
export const nameMark = '{{site.name}}';

/** Stands for the site's logo, or its name in letters. */
export const logoMark = '{{site.logo}}';

export function withSiteName(text: string, name: string): string {
  return text.replaceAll(nameMark, () => name);
}
