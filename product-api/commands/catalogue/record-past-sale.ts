import { eq } from 'drizzle-orm';
import type { Currency } from '../../../shared/domain/money.ts';
import { money } from '../../../shared/domain/money.ts';
import { priceInGbp } from '../../../shared/domain/rates.ts';
import type { Transaction } from '../../db/database.ts';
import { editions } from '../../db/schema/catalogue.ts';
import { pastSales } from '../../db/schema/past-sales.ts';
import { conflict, notFound } from '../../errors.ts';
import { refreshBestPrices } from '../../market/best-prices.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { restoreLastSale } from '../../market/last-sale.ts';
import { recordAudit } from '../../market/record-audit.ts';
import { readRates } from '../../market/terms.ts';

export type PastSaleFields = {
  readonly editionId: number;
  /** '2024-05-31' */
  readonly soldOn: string;
  /** In minor units. */
  readonly price: number;
  readonly currency: Currency;
  readonly source: string;
  readonly isWithdrawn: boolean;
};
type PastSale = typeof pastSales.$inferSelect;

export function pastSaleFieldsOf(row: PastSale): PastSaleFields {
  const { editionId, soldAt, price, currency, source, isWithdrawn } = row;
  const soldOn = soldAt.toISOString().slice(0, 10);
  return { editionId, soldOn, price, currency, source, isWithdrawn };
}

/** Records a sale that was made elsewhere. Throws 'catalogue.reference-taken'. */
export async function addPastSale(
  context: CommandContext,
  {
    actor,
    reference,
    ...fields
  }: PastSaleFields & { readonly actor: string; readonly reference: string },
): Promise<{ readonly id: number }> {
  const { tx, now } = context;
  await lockEdition(tx, fields.editionId);
  const [row] = await tx
    .insert(pastSales)
    .values({ ...(await rowOf(tx, fields)), reference, createdAt: now() })
    .onConflictDoNothing({ target: pastSales.reference })
    .returning();
  if (!row) throw conflict('catalogue.reference-taken');
  await refreshSales(context, fields.editionId);
  await recordAudit(tx, {
    actor,
    action: 'past-sales.add',
    subject: `past-sale:${row.id}`,
    details: { reference, after: pastSaleFieldsOf(row) },
    at: now(),
  });
  return { id: row.id };
}

/** Writes the fields of a sale whose row is locked. */
export async function editPastSale(
  context: CommandContext,
  {
    actor,
    before,
    changes,
  }: {
    readonly actor: string;
    readonly before: PastSale;
    readonly changes: Partial<PastSaleFields>;
  },
): Promise<void> {
  const { tx, now } = context;
  const fields = { ...pastSaleFieldsOf(before), ...changes };
  const books = [...new Set([before.editionId, fields.editionId])].sort((one, two) => one - two);
  for (const id of books) await lockEdition(tx, id);
  await tx
    .update(pastSales)
    .set(await rowOf(tx, fields))
    .where(eq(pastSales.id, before.id));
  for (const id of books) await refreshSales(context, id);
  await recordAudit(tx, {
    actor,
    action: 'past-sales.edit',
    subject: `past-sale:${before.id}`,
    details: { before: pastSaleFieldsOf(before), after: fields },
    at: now(),
  });
}

async function rowOf(tx: Transaction, { soldOn, ...fields }: PastSaleFields) {
  const rates = await readRates(tx);
  const { price, currency } = fields;
  return {
    ...fields,
    soldAt: new Date(`${soldOn}T12:00:00Z`),
    priceGbp: priceInGbp(money(price, currency), rates),
  };
}

async function lockEdition(tx: Transaction, id: number) {
  const [edition] = await tx
    .select()
    .from(editions)
    .where(eq(editions.id, id))
    .for('no key update');
  if (!edition) throw notFound();
  return edition;
}

async function refreshSales({ tx, now }: CommandContext, editionId: number): Promise<void> {
  await restoreLastSale(tx, editionId);
  await refreshBestPrices(tx, await lockEdition(tx, editionId), now());
}
