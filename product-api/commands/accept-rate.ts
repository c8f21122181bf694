import { eq } from 'drizzle-orm';
import type { QuotedCurrency } from '../../shared/domain/rates.ts';
import { heldRates } from '../db/schema/rates.ts';
import { HttpError, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockQuotes, writeQuotes } from '../market/rate-table.ts';
import { recordAudit } from '../market/record-audit.ts';

/**
 * Uses a rate that was held back. Throws the 404 where none is held, and a 409 where another one
 * than `rate` is held, because the feed has moved on since the operator looked.
 */
export async function acceptRate(
  { tx, now }: CommandContext,
  input: { readonly currency: QuotedCurrency; readonly rate: number; readonly actor: string },
): Promise<void> {
  const { currency, rate, actor } = input;
  const { quotes } = await lockQuotes(tx);
  const isOne = eq(heldRates.currency, currency);
  const [held] = await tx.select().from(heldRates).where(isOne);
  if (!held) throw notFound();
  if (held.value !== rate) {
    const message = `The rate that is held back for ${currency} is ${held.value}.`;
    throw new HttpError(409, 'ConflictError', message);
  }
  const at = now();
  await writeQuotes(
    tx,
    { ...quotes, [currency]: { value: rate, asOf: held.asOf, previous: rate } },
    at,
  );
  await tx.delete(heldRates).where(isOne);
  await recordAudit(tx, {
    actor,
    action: 'rates.accept',
    subject: `rate:${currency}`,
    details: { from: quotes[currency].value, to: rate, asOf: held.asOf },
    at,
  });
}
