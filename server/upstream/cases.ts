import type { z } from 'zod';
import type { returnBody } from '../../shared/contracts/wire/cases.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { type OwnOrder, ownOrder } from './orders.ts';
import { path, type UpstreamPath } from './path.ts';

/** Where a problem is reported, and where words are added to it. */
export const casePath = (orderId: number): UpstreamPath => path`/api/orders/${orderId}/case`;
export const caseMessagesPath = (orderId: number): UpstreamPath =>
  path`/api/orders/${orderId}/case/messages`;
export const casePicturePath = (orderId: number, pictureId: string): UpstreamPath =>
  path`/api/orders/${orderId}/case/pictures/${pictureId}`;

/** The buyer's word on the parcel that goes back to us. */
export async function recordReturn(
  upstream: Upstream,
  caller: Caller,
  id: number,
  body: z.infer<typeof returnBody>,
): Promise<OwnOrder> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/orders/${id}/case/return`,
    body,
    answer: ownOrder(id),
  });
  return data;
}

export async function withdrawCase(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<OwnOrder> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/orders/${id}/case/withdrawal`,
    answer: ownOrder(id),
  });
  return data;
}
