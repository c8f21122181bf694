import type { SaveBulkRowsForm } from '../../shared/contracts/forms/bulk.ts';
import {
  type WireBulkRows,
  wireBulkRemoved,
  wireBulkRows,
} from '../../shared/contracts/wire/bulk-rows.ts';
import {
  type PlaceBulkItem,
  type WireBulkOutcome,
  wireBulkOutcomes,
} from '../../shared/contracts/wire/listings.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** The person's rows that are not placed yet. */
export async function readBulkRows(upstream: Upstream, caller: Caller): Promise<WireBulkRows> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/bulk-rows`,
    answer: wireBulkRows,
  });
  return data;
}

export async function saveBulkRows(
  upstream: Upstream,
  caller: Caller,
  body: SaveBulkRowsForm,
): Promise<WireBulkRows> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/bulk-rows`,
    body,
    answer: wireBulkRows,
  });
  return data;
}

export async function removeBulkRows(
  upstream: Upstream,
  caller: Caller,
  keys: readonly string[],
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/bulk-rows/remove`,
    body: { keys },
    answer: wireBulkRemoved,
  });
}

/** Places drafts, each on its own; the outcomes are in the order of the items. */
export async function placeBulkAsks(
  upstream: Upstream,
  caller: Caller,
  asks: readonly PlaceBulkItem[],
  idempotencyKey: string,
): Promise<WireBulkOutcome[]> {
  const { data } = await upstream.call(caller, {
    kind: 'trade',
    method: 'POST',
    to: path`/api/asks/bulk/place`,
    body: { asks },
    idempotencyKey,
    answer: wireBulkOutcomes.refine(
      ({ data }) =>
        data.length === asks.length && data.every(({ id }, index) => id === asks[index]?.id),
      { path: ['data'], params: { why: 'other-records' } },
    ),
  });
  return data;
}
