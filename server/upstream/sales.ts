import type { z } from 'zod';
import { wirePrices } from '../../shared/contracts/wire/collecting.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

export type WireSale = z.infer<typeof wirePrices>['data'][number];

/** The newest sales of each edition of an artwork. */
export async function readSales(
  upstream: Upstream,
  caller: Caller,
  artworkId: number,
  perEdition: number,
): Promise<readonly WireSale[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'POST',
    to: path`/api/artworks/prices`,
    body: { artworkIds: [artworkId], pageSize: perEdition },
    answer: wirePrices,
  });
  return data;
}
