import { useState } from 'react';
import { getBulkRows, placeBulkRows } from '../../../../../shared/api/bulk.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import type { BulkRowsView, BulkRowView } from '../../../../../shared/contracts/bulk.ts';
import { bulkLimits } from '../../../../../shared/domain/bulk-row.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiGet, apiSend } from '../../../lib/api/client.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { sessionStore } from '../../../lib/session-store.ts';

export type Reviewed = Pick<BulkRowView, 'key'> & {
  readonly ask: NonNullable<BulkRowView['ask']>;
};

export type Placing =
  | { readonly state: 'idle' }
  | { readonly state: 'placing'; readonly done: number; readonly total: number }
  | {
      readonly state: 'done';
      /** Rows that are gone from the list: they were placed. */
      readonly placed: readonly number[];
      /** Why some were not sent or not answered; null: all were. */
      readonly failure: string | null;
      /** The list could not be read again, so that it is not known which were placed. */
      readonly isUnknown: boolean;
    };

/** Stops after as many batches without an answer, one after the other. */
const failuresAtMost = 2;

/** A key for each batch, kept over a reload until its answer has come. */
const keys = sessionStore<Readonly<Record<string, string>>>('attempt.bulk');

function keyOf(body: string): string {
  const known = keys.read() ?? {};
  const key = known[body] ?? newKey();
  keys.write({ ...known, [body]: key });
  return key;
}

/**
 * Places reviewed drafts in batches. A batch that is sent again has the same key, and a draft is
 * placed once, so that nothing is listed twice. Which were placed is read from the list afterwards:
 * that holds also where an answer was lost.
 */
export function usePlaceBulk(onRead: (rows: BulkRowsView) => void) {
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' });

  async function place(rows: readonly Reviewed[]): Promise<readonly number[] | null> {
    let failure: string | null = null;
    let failures = 0;
    for (let from = 0; from < rows.length && failures < failuresAtMost; from += bulkLimits.batch) {
      setPlacing({ state: 'placing', done: from, total: rows.length });
      const asks = rows
        .slice(from, from + bulkLimits.batch)
        .map(({ ask: { id, price, bidId } }) => ({
          ...{ askId: id, price: price.amount, bidId },
        }));
      const body = JSON.stringify(asks);
      try {
        await apiSend(apiRequest(placeBulkRows, { asks }), { idempotencyKey: keyOf(body) });
        const { [body]: _answered, ...others } = keys.read() ?? {};
        keys.write(Object.keys(others).length > 0 ? others : null);
        failures = 0;
      } catch (error) {
        failure = failureText(error);
        failures += 1;
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) break;
      }
    }
    try {
      const left = await apiGet(apiPath(getBulkRows));
      onRead(left);
      const open = new Set(left.rows.flatMap(({ ask }) => ask?.id ?? []));
      const placed = rows.flatMap(({ ask }) => (open.has(ask.id) ? [] : ask.id));
      setPlacing({ state: 'done', placed, failure, isUnknown: false });
      return placed;
    } catch (error) {
      const words = failure ?? failureText(error);
      setPlacing({ state: 'done', placed: [], failure: words, isUnknown: true });
      return null;
    }
  }

  return { placing, place };
}
