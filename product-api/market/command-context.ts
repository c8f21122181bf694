import type { Database, Transaction } from '../db/database.ts';
import { CommitLost, isDatabaseUnavailable } from '../db/failures.ts';

/**
 * What a command works with: one transaction, and the clock. The clock is read after the book is
 * locked, so that times of placing follow the order in which commands had their turn.
 */
export type CommandContext = {
  readonly tx: Transaction;
  readonly now: () => Date;
  /** The site's address, for links in e-mail. */
  readonly publicUrl: string;
};

/** The dependencies of commands: jobs and the operator's command line have no others. */
export type CommandDeps = {
  readonly db: Database;
  readonly now: () => Date;
  readonly publicUrl: string;
};

/**
 * Runs a command in a transaction of its own: all of it happens, or nothing. Throws `CommitLost`
 * where the database went away while it was to commit: which of the two cannot be told.
 */
export async function inTransaction<Result>(
  deps: CommandDeps,
  command: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  const { db, now, publicUrl } = deps;
  let isCommitting = false;
  try {
    return await db.transaction(async (tx) => {
      const result = await command({ tx, now, publicUrl });
      isCommitting = true;
      return result;
    });
  } catch (error) {
    if (isCommitting && isDatabaseUnavailable(error)) throw new CommitLost({ cause: error });
    throw error;
  }
}
