import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import { eq, ne, sql } from 'drizzle-orm';
import { lookUpReversals } from '../commands/look-up-reversals.ts';
import { lastComparison, storeDiscrepancies } from '../commands/store-discrepancies.ts';
import type { Database } from '../db/database.ts';
import { ledgerAccounts, ledgerDiscrepancies, ledgerEntries } from '../db/schema/ledger.ts';
import { inTransaction } from '../market/command-context.ts';
import {
  causeOf,
  type Discrepancy,
  findPosted,
  judge,
  listPosted,
  type Posted,
} from '../market/ledger/compare-movements.ts';
import {
  findCostsPosted,
  isTraded,
  postCosts,
  postWithdrawal,
} from '../market/ledger/post-movements.ts';
import type { Movement, PaymentPort } from '../payments/payment-port.ts';
import type { JobDeps } from './for-each-record.ts';

type Deps = JobDeps & { readonly payments: PaymentPort };

const batchSize = 100;
/** Days that a comparison looks back beyond the one before. */
const overlap = 3;
/** Minutes in which a payment may be known to one side only. */
const grace = 10;

/**
 * Compares the ledger with the processor's records, both ways, posts what the processor took for
 * its work, and stores what disagrees. Returns how many movements it compared. Throws
 * PaymentUnavailable.
 */
export async function reconcile(deps: Deps): Promise<number> {
  const { db, payments, log } = deps;
  const startedAt = deps.now();
  const last = await inTransaction(deps, (context) => lastComparison(context, payments.name));
  const since = last === null ? null : subDays(last, overlap);
  const comparison = createComparison(deps);
  await comparison.take(payments.listMovements(since));
  const known = await db
    .select()
    .from(ledgerDiscrepancies)
    .where(ne(ledgerDiscrepancies.kind, 'balance'));
  for (const { sourceId } of known) await comparison.take(payments.findMovements(sourceId));
  const before = subMinutes(startedAt, grace);
  const posted = await listPosted(db, { since, before, sources: known.map((one) => one.sourceId) });
  for (const one of posted) {
    if (comparison.hasSeen(one.cause)) continue;
    await comparison.take(payments.findMovements(sourceOf(one)));
    if (!comparison.hasSeen(one.cause)) comparison.note(missingThere(one));
  }
  for (const discrepancy of await compareBalances(deps)) comparison.note(discrepancy);
  const { movements, found } = comparison.result();
  const shown = await inTransaction(deps, (context) =>
    storeDiscrepancies(context, { processor: payments.name, startedAt, movements, found }),
  );
  for (const { kind, sourceId, orderId, here, there, currency } of shown) {
    const line = { event: 'ledger.discrepancy', kind, sourceId, orderId, here, there, currency };
    log.error(line, 'the ledger and the card processor disagree');
  }
  return movements;
}

function createComparison(deps: Deps) {
  const seen = new Set<string>();
  const compared = new Set<string>();
  const found = new Map<string, Discrepancy>();
  const note = (one: Discrepancy) => void found.set(`${one.kind}:${one.sourceId}`, one);

  async function compare(batch: readonly Movement[]): Promise<void> {
    const posted = await findPostedNow(deps, batch);
    const costed = await findCostsPosted(deps.db, batch);
    for (const movement of batch) {
      compared.add(movement.id);
      const cause = causeOf(movement);
      if (cause !== null) seen.add(cause);
      const own = cause === null ? undefined : posted.get(cause);
      const isWithdrawal = movement.kind === 'withdrawal';
      const isKnown = isTraded(movement.settled.currency) && isTraded(movement.moved.currency);
      const wrong = isWithdrawal && isKnown ? null : judge(movement, own);
      if (wrong) note(wrong);
      if (!isKnown || costed.has(movement.id)) continue;
      await inTransaction(deps, async ({ tx }) => {
        if (isWithdrawal) await postWithdrawal(tx, movement);
        if (isWithdrawal || wrong === null) await postCosts(tx, movement, own?.orderId ?? null);
      });
    }
  }
  return {
    note,
    hasSeen: (cause: string) => seen.has(cause),
    result: () => ({ movements: compared.size, found: [...found.values()] }),
    async take(movements: AsyncIterable<Movement>): Promise<void> {
      let batch: Movement[] = [];
      for await (const movement of movements) {
        if (compared.has(movement.id)) continue;
        batch.push(movement);
        if (batch.length < batchSize) continue;
        await compare(batch);
        batch = [];
      }
      await compare(batch);
    },
  };
}

/** What the ledger has; for refunds and disputes that it lacks, the processor is asked first. */
async function findPostedNow(
  deps: Deps,
  movements: readonly Movement[],
): Promise<ReadonlyMap<string, Posted>> {
  const posted = await findPosted(deps.db, movements);
  const charges = new Set<string>();
  for (const movement of movements) {
    const cause = causeOf(movement);
    const isReversal = movement.kind === 'refund' || movement.kind === 'dispute';
    if (!isReversal || movement.chargeId === null) continue;
    if (cause !== null && !posted.has(cause)) charges.add(movement.chargeId);
  }
  for (const chargeId of charges) await lookUpReversals(deps, chargeId);
  return charges.size === 0 ? posted : findPosted(deps.db, movements);
}

const sourceOf = ({ cause }: Posted) => cause.slice(cause.indexOf(':') + 1);

function missingThere(posted: Posted): Discrepancy {
  const { orderId, amount: here, currency } = posted;
  return { kind: 'missing-there', sourceId: sourceOf(posted), orderId, here, there: 0, currency };
}

async function compareBalances({ db, payments }: Deps): Promise<Discrepancy[]> {
  const here = await sumOfProcessor(db);
  const there = await payments.findBalances();
  const currencies = new Set([...here.keys(), ...there.map(({ currency }) => currency)]);
  return [...currencies].flatMap((currency): Discrepancy[] => {
    const held = there.find((one) => one.currency === currency)?.amount ?? 0;
    const posted = here.get(currency) ?? 0;
    const own = { sourceId: currency, orderId: null, currency };
    return posted === held ? [] : [{ ...own, kind: 'balance', here: posted, there: held }];
  });
}

async function sumOfProcessor(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({
      currency: ledgerAccounts.currency,
      sum: sql<string>`sum(${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.kind, 'processor'))
    .groupBy(ledgerAccounts.currency);
  return new Map(rows.map(({ currency, sum }) => [currency, sum]));
}
