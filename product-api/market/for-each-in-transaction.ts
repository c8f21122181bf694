import type { WireBulkOutcome } from '../../shared/contracts/wire/listings.ts';
import { HttpError } from '../errors.ts';
import type { CommandContext, CommandDeps } from './command-context.ts';
import { idempotently } from './idempotency.ts';

type Done = { readonly id: number; readonly status: string; readonly orderId: number | null };

/**
 * Runs a command for each item in its own transaction, so that one refusal does not undo the
 * others. Each item's key is derived from the request's: a repeated request returns the stored
 * answers and retries what was refused or not reached.
 */
export async function forEachInTransaction<Item extends { readonly id: number }>(
  deps: CommandDeps,
  keyed: { readonly userId: number; readonly key: string },
  items: readonly Item[],
  command: (context: CommandContext, item: Item) => Promise<Done>,
): Promise<WireBulkOutcome[]> {
  const outcomes: WireBulkOutcome[] = [];
  for (const item of items) {
    const key = `${keyed.key}:${item.id}`;
    const fingerprint = JSON.stringify(item);
    try {
      /** The stored answer was written by this same command. */
      const done = (await idempotently(
        deps,
        { userId: keyed.userId, key, fingerprint },
        (context) => command(context, item),
      )) as Done;
      outcomes.push({ id: item.id, ok: true, status: done.status, orderId: done.orderId });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { code, next } = error.details;
      const { statusCode: status, message } = error;
      const named = {
        ...(code === undefined ? {} : { code }),
        ...(next === undefined ? {} : { next }),
      };
      outcomes.push({ id: item.id, ok: false, error: { status, message, ...named } });
    }
  }
  return outcomes;
}
