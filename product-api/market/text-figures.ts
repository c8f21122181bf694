import { type Figures, figuresOf } from '../content/figures.ts';
import type { Queryable } from '../db/database.ts';
import type { CommandDeps } from './command-context.ts';
import { newBuyerLimitsOf, postalAddressOf, readSettings, siteOf } from './owner-settings.ts';
import { readFees } from './terms.ts';

/** The figures of texts as the owner's settings and fees are. */
export async function readTextFigures(
  db: Queryable,
  { now, publicUrl, purchaseRules }: Pick<CommandDeps, 'now' | 'publicUrl' | 'purchaseRules'>,
): Promise<Figures> {
  const set = await readSettings(db);
  return figuresOf({
    publicUrl,
    newBuyers: newBuyerLimitsOf(set, purchaseRules),
    fees: await readFees(db, now()),
    site: siteOf(set),
    postalAddress: postalAddressOf(set),
  });
}
