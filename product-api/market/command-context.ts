import type { Database, Transaction } from '../db/database.ts';
import { CommitLost, isDatabaseUnavailable } from '../db/failures.ts';
import type { PurchaseRules } from '../payments/purchase-rules.ts';

/**
 * One transaction and a clock. Commands read the clock after they lock the book, so that placing
 * times follow the order of the locks.
 */
export type CommandContext = {
  readonly tx: Transaction;
  readonly now: () => Date;
  /** The site's address, for links in e-mail. */
  readonly publicUrl: string;
  readonly purchaseRules: PurchaseRules;
};

/** Dependencies of every command. */
export type CommandDeps = {
  readonly db: Database;
  readonly now: () => Date;
  readonly publicUrl: string;
  readonly purchaseRules: PurchaseRules;
};

/**
 * Runs a command in its own transaction. Throws `CommitLost` where the connection broke during the
 * commit: the changes may or may not be stored.
 */
export async function inTransaction<Result>(
  deps: CommandDeps,
  command: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  const { db, now, publicUrl, purchaseRules } = deps;
  let isCommitting = false;
  try {
    return await db.transaction(async (tx) => {
      const result = await command({ tx, now, publicUrl, purchaseRules });
      isCommitting = true;
      return result;
    });
  } catch (error) {
    if (isCommitting && isDatabaseUnavailable(error)) throw new CommitLost({ cause: error });
    throw error;
  }
}
