import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/market.ts';
import { conflict } from '../errors.ts';
import { type CommandContext, type CommandDeps, inTransaction } from './command-context.ts';

type UserKey = { readonly userId: number; readonly key: string };

export type KeyedRequest = UserKey & {
  /** Of method, path and body: what makes two requests the same. */
  readonly fingerprint: string;
};

/**
 * Runs a command once for a user's key. The answer is kept in the transaction of the command's own
 * effect, so that a crash leaves both or neither, and is given again to every later request with
 * the same fingerprint. Throws 'request.key-reused' for another fingerprint, 'request.in-progress'
 * while the first request is still at work, and 'trade.not-done' for a closed key. A refusal has no
 * effect, so it is not kept: the same key may be tried again, corrected or not.
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
 * What became of the request with this key, for a client that lost its answer. 'not-done' is final:
 * it closes the key, so that the request is refused if it arrives later.
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

/** What the key has kept. Its lock is held until the transaction ends, or its process dies. */
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
