import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getBulkRows, removeBulkRows, saveBulkRows } from '../../../../../shared/api/bulk.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import type { BulkRowsView } from '../../../../../shared/contracts/bulk.ts';
import type { BulkRowForm } from '../../../../../shared/contracts/forms/bulk.ts';
import { type BulkValues, bulkLimits } from '../../../../../shared/domain/bulk-row.ts';
import { sendInOrder } from '../../../lib/api/send-in-order.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { sessionStore } from '../../../lib/session-store.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { tabChannel } from '../../../lib/tab-channels.ts';
import { type BulkRow, formOf, mergeRows, type UnsavedRows } from '../logic/rows.ts';

/** Rows were stored, removed or placed by the user with this id. */
const bulkRowsChannel = tabChannel<number>('deckle.bulk-rows');

/** After the last key press. */
const saveAfterMs = 600;
const saveAgainMs = 10_000;

export type NewRow = {
  readonly values: BulkValues;
  readonly artworkId?: number;
  readonly editionId?: number;
};

export type BulkRows = {
  readonly read: ReturnType<typeof useApi<BulkRowsView>>;
  readonly rows: readonly BulkRow[];
  /** Rows that are being stored; 0: all are. */
  readonly unsaved: number;
  /** Why rows could not be stored; null: they could. */
  readonly failure: string | null;
  readonly retry: () => void;
  readonly change: (row: BulkRow, change: Partial<BulkRowForm>) => void;
  readonly add: (rows: readonly NewRow[]) => string[];
  readonly remove: (keys: readonly string[]) => Promise<void>;
};

/**
 * The rows of the seller's bulk upload. What is typed is stored soon after, row by row; until then
 * it is kept in this tab, over a reload and over the end of the session.
 */
export function useBulkRows(userId: number): BulkRows {
  const store = useMemo(() => sessionStore<UnsavedRows>(`bulk.rows.${userId}`), [userId]);
  const read = useApi(apiPath(getBulkRows), { revalidateOnMount: true, revalidateOnFocus: true });
  const { data, mutate } = read;
  const [unsaved, setUnsaved] = useState<UnsavedRows>(() => store.read() ?? {});
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(unsaved);
  const isSaving = useRef(false);
  const merged = useRef<ReturnType<typeof mergeRows>['merged']>(new Map());

  const keep = useCallback((next: UnsavedRows) => {
    latest.current = next;
    setUnsaved(next);
  }, []);

  // Storing a file of 300 rows on each key press would cost more than rendering it.
  useEffect(() => {
    const timer = setTimeout(() => store.write(Object.keys(unsaved).length ? unsaved : null), 150);
    return () => clearTimeout(timer);
  }, [store, unsaved]);
  useEffect(() => {
    const write = () => store.write(Object.keys(latest.current).length > 0 ? latest.current : null);
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [store]);

  const save = useCallback(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      for (;;) {
        const rows = Object.values(latest.current)
          .toSorted((a, b) => a.position - b.position)
          .slice(0, bulkLimits.batch);
        if (rows.length === 0) break;
        const saved = await sendInOrder('bulk-rows', apiRequest(saveBulkRows, { rows }));
        const sent = new Set(rows.map(({ key }) => key));
        const byKey = new Map(saved.rows.map((row) => [row.key, row]));
        await mutate(
          (now) => ({
            currency: saved.currency,
            // A row that is not answered was placed in another tab.
            rows: [
              ...(now?.rows ?? []).flatMap((row) =>
                sent.has(row.key) ? (byKey.get(row.key) ?? []) : row,
              ),
              ...saved.rows.filter(({ key }) => !now?.rows.some((row) => row.key === key)),
            ],
          }),
          { revalidate: false },
        );
        const left = Object.entries(latest.current).filter(([, row]) => !rows.includes(row));
        keep(Object.fromEntries(left));
        setFailure(null);
      }
      bulkRowsChannel.post(userId);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      isSaving.current = false;
    }
  }, [keep, mutate, userId]);

  useEffect(() => {
    if (Object.keys(unsaved).length === 0) return;
    const timer = setTimeout(() => void save(), failure === null ? saveAfterMs : saveAgainMs);
    return () => clearTimeout(timer);
  }, [unsaved, failure, save]);

  useEffect(
    () =>
      bulkRowsChannel.listen((changedBy) => {
        if (changedBy === userId) void mutate();
      }),
    [userId, mutate],
  );

  const rows = useMemo(() => {
    const next = mergeRows(data?.rows ?? [], unsaved, merged.current);
    merged.current = next.merged;
    return next.rows;
  }, [data, unsaved]);
  const shown = useRef(rows);
  shown.current = rows;

  const change = useCallback(
    (row: BulkRow, by: Partial<BulkRowForm>) => {
      const now = latest.current[row.key] ?? formOf(row);
      keep({ ...latest.current, [row.key]: { ...now, ...by } });
    },
    [keep],
  );

  const add = useCallback(
    (added: readonly NewRow[]) => {
      const last = shown.current.at(-1)?.position ?? 0;
      const forms = added.map(
        ({ values, artworkId = null, editionId = null }, index): BulkRowForm => ({
          ...{ key: randomId(), position: last + 1 + index, values, artworkId, editionId },
        }),
      );
      keep({ ...latest.current, ...Object.fromEntries(forms.map((form) => [form.key, form])) });
      return forms.map(({ key }) => key);
    },
    [keep],
  );

  const remove = useCallback(
    async (keys: readonly string[]) => {
      const gone = new Set(keys);
      const left = Object.entries(latest.current).filter(([key]) => !gone.has(key));
      keep(Object.fromEntries(left));
      await sendInOrder('bulk-rows', apiRequest(removeBulkRows, { keys: [...keys] }));
      await mutate((now) => now && { ...now, rows: now.rows.filter(({ key }) => !gone.has(key)) }, {
        revalidate: true,
      });
      bulkRowsChannel.post(userId);
    },
    [keep, mutate, userId],
  );

  return {
    ...{ read, rows, failure, change, add, remove },
    unsaved: Object.keys(unsaved).length,
    retry: () => void save(),
  };
}

/** A version 4 UUID. Browsers offer `randomUUID` only to pages served over HTTPS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
