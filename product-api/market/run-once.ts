import { and, eq, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/market.ts';
import { conflict } from '../errors.ts';
import { inTransaction, type MarketDeps, type Work } from './work.ts';

export type Once = {
  readonly userId: number;
  readonly key: string;
  /** Of method, path and body: what makes two requests the same. */
  readonly fingerprint: string;
};

/**
 * Runs a command once for a user's key. The answer is kept in the transaction of the command's own
 * effect, so that a crash leaves both or neither, and is given again to every later request with
 * the same fingerprint. Throws 'request.key-reused' for another fingerprint, and
 * 'request.in-progress' while the first request is still at work. A refusal has no effect, so it is
 * not kept: the same key may be tried again, corrected or not.
 */
export function runOnce<Answer>(
  deps: MarketDeps,
  { userId, key, fingerprint }: Once,
  command: (work: Work) => Promise<Answer>,
): Promise<unknown> {
  return inTransaction(deps, async (work) => {
    /** Held until the transaction ends, also by a process that dies. */
    const { rows } = await work.tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0)) as free`,
    );
    if (rows[0]?.free !== true) throw conflict('request.in-progress');
    const [first] = await work.tx
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
    if (first) {
      if (first.fingerprint !== fingerprint) throw conflict('request.key-reused');
      return first.body;
    }
    const body = await command(work);
    await work.tx.insert(idempotencyKeys).values({
      userId,
      key,
      fingerprint,
      status: 200,
      body,
      createdAt: work.now(),
    });
    return body;
  });
}
