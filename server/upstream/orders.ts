import { z } from 'zod';
import type { ShipmentForm } from '../../shared/contracts/forms/shipment.ts';
import { collection, single } from '../../shared/contracts/wire/envelope.ts';
import { wireOrder } from '../../shared/contracts/wire/orders.ts';
import { wireBuyerLines, wireSellerLines } from '../../shared/contracts/wire/trades.ts';
import { readAll } from './all-pages.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { ofArtwork } from './of-artwork.ts';
import { ofRecord } from './of-record.ts';
import { path } from './path.ts';

/** An order without the lines of the reader's side cannot be shown: it is a bad answer. */
const bought = wireOrder.extend({ side: z.literal('buyer'), buyerLines: wireBuyerLines });
const sold = wireOrder.extend({ side: z.literal('seller'), sellerLines: wireSellerLines });

type BoughtOrder = { readonly id: number; readonly attributes: z.infer<typeof bought> };
type SoldOrder = { readonly id: number; readonly attributes: z.infer<typeof sold> };

export type OwnOrder = {
  readonly id: number;
  readonly attributes: z.infer<typeof bought | typeof sold>;
};
export const ownOrder = (id: number) =>
  ofRecord(single(z.discriminatedUnion('side', [bought, sold])), id);

/** The person's purchases; with `artworkId` those of that artwork. */
export function listBought(
  upstream: Upstream,
  caller: Caller,
  artworkId?: number,
): Promise<BoughtOrder[]> {
  const query = ofArtwork(artworkId, { 'filters[side][$eq]': 'buyer' });
  return readAll(upstream, caller, path`/api/orders`, query, collection(bought));
}

/** The person's sales; with `artworkId` those of that artwork. */
export function listSold(
  upstream: Upstream,
  caller: Caller,
  artworkId?: number,
): Promise<SoldOrder[]> {
  const query = ofArtwork(artworkId, { 'filters[side][$eq]': 'seller' });
  return readAll(upstream, caller, path`/api/orders`, query, collection(sold));
}

/** The seller's word on the parcel; throws trade.wrong-status once it is received. */
export async function recordShipment(
  upstream: Upstream,
  caller: Caller,
  id: number,
  body: ShipmentForm,
): Promise<OwnOrder> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/orders/${id}/shipment`,
    body,
    answer: ownOrder(id),
  });
  return data;
}

export async function extendShipment(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<OwnOrder> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/orders/${id}/extension`,
    answer: ownOrder(id),
  });
  return data;
}

export async function readOrder(upstream: Upstream, caller: Caller, id: number): Promise<OwnOrder> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/orders/${id}`,
    answer: ownOrder(id),
  });
  return data;
}
