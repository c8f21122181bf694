import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { EditBidForm } from '../../shared/contracts/forms/trade.ts';
import type { CreateBidBody } from '../../shared/contracts/wire/trade-bodies.ts';
import {
  type WireBid,
  type WireMovedBid,
  wireBidSingle,
  wireBids,
  wireMovedBids,
  type wirePlaced,
  wireTraded,
} from '../../shared/contracts/wire/trades.ts';
import { readAll } from './all-pages.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { ofArtwork } from './of-artwork.ts';
import { anyRecord, ofRecord } from './of-record.ts';
import { path } from './path.ts';
import { placedOf } from './placed.ts';
import { readStats, type TradeStats } from './trade-stats.ts';

export type BidRecord = { readonly id: number; readonly attributes: WireBid };
export type Placed = z.infer<typeof wirePlaced>['data'];

/** Drafts a bid and returns its lines; nothing can be bought by it yet. */
export async function draftBid(
  upstream: Upstream,
  caller: Caller,
  body: CreateBidBody,
  idempotencyKey: string,
): Promise<BidRecord> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/bids`,
    body,
    idempotencyKey,
    answer: wireBidSingle,
  });
  return data;
}

export async function placeBid(
  upstream: Upstream,
  caller: Caller,
  bidId: number,
  idempotencyKey: string,
): Promise<Placed> {
  const { data } = await upstream.call(caller, {
    kind: 'trade',
    method: 'POST',
    to: path`/api/bids/${bidId}/place`,
    idempotencyKey,
    answer: placedOf(bidId),
  });
  return data;
}

export async function readBid(
  upstream: Upstream,
  caller: Caller,
  bidId: number,
): Promise<BidRecord> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/bids/${bidId}`,
    answer: ofRecord(wireBidSingle, bidId),
  });
  return data;
}

export async function editBid(
  upstream: Upstream,
  caller: Caller,
  bidId: number,
  body: EditBidForm,
  idempotencyKey: string,
): Promise<Placed> {
  const { data } = await upstream.call(caller, {
    kind: 'trade',
    method: 'PUT',
    to: path`/api/bids/${bidId}`,
    body,
    idempotencyKey,
    answer: ofRecord(wireTraded, bidId),
  });
  return data;
}

export async function voidBid(
  upstream: Upstream,
  caller: Caller,
  bidId: number,
  idempotencyKey: string,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'trade',
    method: 'DELETE',
    to: path`/api/bids/${bidId}`,
    idempotencyKey,
    answer: ofRecord(anyRecord, bidId),
  });
}

/** The person's bids in an artwork's books. */
export function listLiveBids(
  upstream: Upstream,
  caller: Caller,
  artworkId?: number,
): Promise<BidRecord[]> {
  const query = ofArtwork(artworkId, {
    'filters[status][$eq]': 'Approved',
  });
  return readAll(upstream, caller, path`/api/bids`, query, wireBids);
}

/** The signed-in person's own bids; with `artworkId` those for that artwork. */
export function listBids(
  upstream: Upstream,
  caller: Caller,
  artworkId?: number,
): Promise<BidRecord[]> {
  return readAll(upstream, caller, path`/api/bids`, ofArtwork(artworkId), wireBids);
}

type MovedBid = { readonly id: number; readonly attributes: WireMovedBid };

/** The person's bids in books, each with what it would cost delivered to the country. */
export function listBidsForCountry(
  upstream: Upstream,
  caller: Caller,
  country: string,
): Promise<MovedBid[]> {
  const query = new URLSearchParams({ 'filters[status][$eq]': 'Approved', country });
  return readAll(upstream, caller, path`/api/bids`, query, wireMovedBids);
}

/** Quotes a bid for the country of the stored shipping address; the same again changes nothing. */
export async function changeBidCountry(
  upstream: Upstream,
  caller: Caller,
  body: { readonly bidId: number; readonly country: string },
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/bids/update/shipping-address-change`,
    body,
    idempotencyKey: randomUUID(),
    answer: ofRecord(anyRecord, body.bidId),
  });
}

export function summarizeBids(upstream: Upstream, caller: Caller): Promise<TradeStats> {
  return readStats(upstream, caller, path`/api/bids/user/history`);
}
