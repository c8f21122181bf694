import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BulkRowBody } from '../../shared/contracts/wire/bulk-rows.ts';
import {
  type BulkValues,
  bulkLimits,
  readBulkExpiry,
  readBulkInsurance,
  readBulkPrice,
} from '../../shared/domain/bulk-row.ts';
import { editionSuffix } from '../../shared/domain/shown-edition.ts';
import type { Transaction } from '../db/database.ts';
import { type BulkRefusal, bulkRows } from '../db/schema/bulk.ts';
import { editions } from '../db/schema/catalogue.ts';
import { asks } from '../db/schema/market.ts';
import { HttpError, invalid } from '../errors.ts';
import { type CommandContext, type CommandDeps, inTransaction } from '../market/command-context.ts';
import { readTrader } from '../market/trader.ts';
import { openBulkRows } from '../queries/load-bulk-rows.ts';
import { matchWorks } from '../queries/match-works.ts';
import { deleteDrafts, moveDocuments, setDraftAside } from './bulk-drafts.ts';
import { draftAsk } from './draft-ask.ts';

/**
 * Stores rows of a bulk upload as typed, each in its own transaction. A row with an edition and
 * values that can be read gets a draft; where the market refuses the draft, the row keeps the
 * reason. A row that was placed does not change. Throws the 400 for more rows than are allowed.
 */
export async function saveBulkRows(
  deps: CommandDeps,
  userId: number,
  rows: readonly BulkRowBody[],
): Promise<void> {
  const open = new Set(await openBulkRows(deps.db, userId));
  const total = open.size + rows.filter(({ key }) => !open.has(key)).length;
  if (total > bulkLimits.rows) {
    const message = `At most ${bulkLimits.rows} rows at a time`;
    throw invalid([{ path: ['rows'], message }]);
  }
  const matches = await matchWorks(
    deps.db,
    rows.map(({ values }) => values),
  );
  for (const [index, row] of rows.entries()) {
    await inTransaction(deps, (context) => saveRow(context, userId, row, matches[index] ?? []));
  }
}

async function saveRow(
  context: CommandContext,
  userId: number,
  row: BulkRowBody,
  matched: readonly number[],
): Promise<void> {
  const { tx } = context;
  const isRow = and(eq(bulkRows.userId, userId), eq(bulkRows.key, row.key));
  const { key, position, values } = row;
  const typed = { position, values, updatedAt: context.now() };
  // Also takes the row's lock, or waits for the tab that has it.
  const [stored] = await tx
    .insert(bulkRows)
    .values({ userId, key, ...typed })
    .onConflictDoUpdate({ target: [bulkRows.userId, bulkRows.key], set: typed })
    .returning();
  const old = stored?.askId ?? null;
  if (old !== null && !(await lockDraft(tx, old))) return;

  const work = await findWork(tx, row, matched);
  const drafted = await tryDraft(context, userId, work.editionId, values);
  const former = old ?? stored?.documentsAskId ?? null;
  const documentsAskId = drafted.askId === null ? former : null;
  await tx
    .update(bulkRows)
    .set({ ...work, ...drafted, documentsAskId })
    .where(isRow);
  if (former === null) return;
  if (drafted.askId === null) return setDraftAside(tx, former);
  await moveDocuments(tx, { from: former, to: drafted.askId });
  await deleteDrafts(tx, [former]);
}

/** False once the ask is no longer a draft. */
async function lockDraft(tx: Transaction, askId: number): Promise<boolean> {
  const [ask] = await tx
    .select({ status: asks.status })
    .from(asks)
    .where(eq(asks.id, askId))
    .for('update');
  return ask?.status === 'Draft';
}

type Work = { readonly artworkId: number | null; readonly editionId: number | null };

/** The edition that was picked, else the one that the typed names mean. */
async function findWork(
  tx: Transaction,
  { artworkId, editionId, values }: BulkRowBody,
  matched: readonly number[],
): Promise<Work> {
  if (editionId !== null) {
    const [edition] = await tx
      .select({ artworkId: editions.artworkId })
      .from(editions)
      .where(eq(editions.id, editionId));
    if (edition) return { artworkId: edition.artworkId, editionId };
  }
  const found = artworkId ?? (matched.length === 1 ? (matched[0] ?? null) : null);
  if (found === null) return { artworkId: null, editionId: null };
  const all = await tx
    .select({ id: editions.id, name: editions.name, otherName: editions.otherName })
    .from(editions)
    .where(eq(editions.artworkId, found))
    .orderBy(sql`${editions.id}`);
  if (all.length === 0) return { artworkId: null, editionId: null };
  const wanted = plainName(values.edition);
  const named = all.filter(({ name, otherName }) =>
    [name, otherName, editionSuffix(name, otherName)].some(
      (known) => known !== null && wanted !== '' && plainName(known) === wanted,
    ),
  );
  const fitting = wanted === '' ? all : named;
  return { artworkId: found, editionId: fitting.length === 1 ? (fitting[0]?.id ?? null) : null };
}

/** 'Artist’s proof' and 'Artist' are the same edition. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]s\b/, '')
    .replace(/\b(?:edition|proofs?)\b/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

type Drafted = { readonly askId: number | null; readonly refusal: BulkRefusal | null };

/** The row's new draft, or why there is none; both null while the row is not complete. */
async function tryDraft(
  context: CommandContext,
  userId: number,
  editionId: number | null,
  values: BulkValues,
): Promise<Drafted> {
  const { currency } = await readTrader(context.tx, userId);
  const read = readBulkPrice(values.price, currency);
  const expiresInDays = readBulkExpiry(values.expiry);
  const dhlInsurance = readBulkInsurance(values.insurance);
  if (editionId === null || !read.ok || expiresInDays === null || dhlInsurance === null) {
    return { askId: null, refusal: null };
  }
  if (read.price.amount <= 0) return { askId: null, refusal: null };
  try {
    const { id } = await draftAsk(context, userId, {
      ...{ type: 'ask', price: read.price.amount, editionId, expiresInDays, dhlInsurance },
      ...{ isBulk: true, status: 'Draft' },
    });
    return { askId: id, refusal: null };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { message, details } = error;
    return {
      askId: null,
      refusal: { code: details.code ?? null, message, next: details.next ?? null },
    };
  }
}

/** Deletes rows with their drafts; a row that was placed stays. Returns how many were deleted. */
export function removeBulkRows(
  deps: CommandDeps,
  userId: number,
  keys: readonly string[],
): Promise<number> {
  return inTransaction(deps, async ({ tx }) => {
    const rows = await tx
      .select({
        key: bulkRows.key,
        askId: bulkRows.askId,
        documentsAskId: bulkRows.documentsAskId,
      })
      .from(bulkRows)
      .where(and(eq(bulkRows.userId, userId), inArray(bulkRows.key, [...keys])))
      .orderBy(bulkRows.key)
      .for('update');
    const ids = rows.flatMap(({ askId, documentsAskId }) => askId ?? documentsAskId ?? []);
    const drafts = await tx
      .select({ id: asks.id })
      .from(asks)
      .where(and(inArray(asks.id, ids), eq(asks.status, 'Draft')))
      .orderBy(asks.id)
      .for('update');
    const isDraft = new Set(drafts.map(({ id }) => id));
    const removable = rows.filter(({ askId }) => askId === null || isDraft.has(askId));
    await tx.delete(bulkRows).where(
      and(
        eq(bulkRows.userId, userId),
        inArray(
          bulkRows.key,
          removable.map(({ key }) => key),
        ),
      ),
    );
    await deleteDrafts(tx, [...isDraft]);
    return removable.length;
  });
}
