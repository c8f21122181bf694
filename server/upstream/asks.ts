import type { EditAskForm } from '../../shared/contracts/forms/trade.ts';
import type { CreateAskBody } from '../../shared/contracts/wire/trade-bodies.ts';
import {
  type WireAsk,
  wireAskSingle,
  wireAsks,
  wireTraded,
} from '../../shared/contracts/wire/trades.ts';
import { readAll } from './all-pages.ts';
import type { Placed } from './bids.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { ofArtwork } from './of-artwork.ts';
import { anyRecord, ofRecord } from './of-record.ts';
import { path } from './path.ts';
import { placedOf } from './placed.ts';
import { readStats, type TradeStats } from './trade-stats.ts';

export type AskRecord = { readonly id: number; readonly attributes: WireAsk };

/** Drafts an ask and returns its lines; nothing can be sold by it yet. */
export async function draftAsk(
  upstream: Upstream,
  caller: Caller,
  body: CreateAskBody,
  idempotencyKey: string,
): Promise<AskRecord> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/asks`,
    body,
    idempotencyKey,
    answer: wireAskSingle,
  });
  return data;
}

/** `bidId`: the bid to sell into; 0: list the ask. */
export async function placeAsk(
  upstream: Upstream,
  caller: Caller,
  input: { readonly askId: number; readonly bidId: number },
  idempotencyKey: string,
): Promise<Placed> {
  const { data } = await upstream.call(caller, {
    kind: 'trade',
    method: 'POST',
    to: path`/api/asks/${input.askId}/place/${input.bidId}`,
    idempotencyKey,
    answer: placedOf(input.askId),
  });
  return data;
}

export async function readAsk(
  upstream: Upstream,
  caller: Caller,
  askId: number,
): Promise<AskRecord> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/asks/${askId}`,
    answer: ofRecord(wireAskSingle, askId),
  });
  return data;
}

export async function editAsk(
  upstream: Upstream,
  caller: Caller,
  askId: number,
  body: EditAskForm,
  idempotencyKey: string,
): Promise<Placed> {
  const { data } = await upstream.call(caller, {
    kind: 'trade',
    method: 'PUT',
    to: path`/api/asks/${askId}`,
    body,
    idempotencyKey,
    answer: ofRecord(wireTraded, askId),
  });
  return data;
}

export async function voidAsk(
  upstream: Upstream,
  caller: Caller,
  askId: number,
  idempotencyKey: string,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'trade',
    method: 'DELETE',
    to: path`/api/asks/${askId}`,
    idempotencyKey,
    answer: ofRecord(anyRecord, askId),
  });
}

/** The person's asks that are in a book, paused or waiting for approval; of one artwork, or all. */
export function listOpenAsks(
  upstream: Upstream,
  caller: Caller,
  artworkId?: number,
): Promise<AskRecord[]> {
  const query = ofArtwork(artworkId, {
    'filters[status][$in][0]': 'Approved',
    'filters[status][$in][1]': 'PendingAuthentication',
    'filters[status][$in][2]': 'Paused',
  });
  return readAll(upstream, caller, path`/api/asks`, query, wireAsks);
}

/** The signed-in person's own asks; with `artworkId` those for that artwork. */
export function listAsks(
  upstream: Upstream,
  caller: Caller,
  artworkId?: number,
): Promise<AskRecord[]> {
  return readAll(upstream, caller, path`/api/asks`, ofArtwork(artworkId), wireAsks);
}

export function summarizeAsks(upstream: Upstream, caller: Caller): Promise<TradeStats> {
  return readStats(upstream, caller, path`/api/asks/user/history`);
}
