import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/market.ts';
import { conflict } from '../errors.ts';
import { type CommandContext, type CommandDeps, inTransaction } from './command-context.ts';

type UserKey = { readonly userId: number; readonly key: string };

export type KeyedRequest = UserKey & {
  /** Hash of method, path and body: equal for a repeated request. */
  readonly fingerprint: string;
};

/**
 * Runs a command once per user and key. The answer is stored in the command's own transaction, so
 * that a crash keeps both or neither, and returned to every later request with the same
 * fingerprint. Throws 'request.key-reused' for another fingerprint, 'request.in-progress' while the
 * first request runs, 'trade.not-done' for a closed key. A refusal is not stored: the key may be
 * used again.
 */
export function idempotently<Answer>(
  deps: CommandDeps,
  { userId, key, fingerprint }: KeyedRequest,
  command: (context: CommandContext) => Promise<Answer>,
): Promise<unknown> {
  return inTransaction(deps, async (context) => {
    const first = await lockKey(context.tx, { userId, key });
    if (first === 'locked') throw conflict('request.in-progress');
    if (first?.status === 'closed') throw conflict('trade.not-done');
    if (first) {
      if (first.fingerprint !== fingerprint) throw conflict('request.key-reused');
      return first.body;
    }
    const body = await command(context);
    await context.tx.insert(idempotencyKeys).values({
      userId,
      key,
      fingerprint,
      status: 'answered',
      body,
      createdAt: context.now(),
    });
    return body;
  });
}

export type Outcome =
  | { readonly outcome: 'done'; readonly answer: unknown }
  | { readonly outcome: 'in-progress' | 'not-done' };

/**
 * The outcome of the request with this key, for a client that lost its answer. 'not-done' is final:
 * it closes the key, so that a late request is refused.
 */
export function resolveOutcome(deps: CommandDeps, { userId, key }: UserKey): Promise<Outcome> {
  return inTransaction<Outcome>(deps, async (context) => {
    const first = await lockKey(context.tx, { userId, key });
    if (first === 'locked') return { outcome: 'in-progress' };
    if (first?.status === 'answered') return { outcome: 'done', answer: first.body };
    if (!first) {
      await context.tx.insert(idempotencyKeys).values({
        userId,
        key,
        fingerprint: '',
        status: 'closed',
        body: {},
        createdAt: context.now(),
      });
    }
    return { outcome: 'not-done' };
  });
}

/** The row of this key. The advisory lock lasts until the transaction or its process ends. */
async function lockKey(tx: Transaction, { userId, key }: UserKey) {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0)) as free`,
  );
  if (rows[0]?.free !== true) return 'locked';
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return first ?? null;
}
