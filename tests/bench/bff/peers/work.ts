import { Pool } from 'undici';
import { z } from 'zod';
import { artworkCards } from '../../../../server/views/artwork-card.ts';
import { placedBid } from '../../../../shared/contracts/account.ts';
import { recentlyViewedView } from '../../../../shared/contracts/catalogue.ts';
import { placeBidForm } from '../../../../shared/contracts/forms/trade.ts';
import { wireLatestArtworks } from '../../../../shared/contracts/wire/catalogue.ts';
import { wireBidSingle, wirePlaced } from '../../../../shared/contracts/wire/trades.ts';

/**
 * The reshaping work, identical for all Node peers: the same calls, schemas and mapping. Only the
 * framework around it differs.
 */
export type Work = {
  viewed(ids: string): Promise<z.output<typeof recentlyViewedView>>;
  placeBid(body: unknown, key: string): Promise<z.output<typeof placedBid>>;
};

const idList = z.string().transform((text) => text.split(',').map(Number));

export function createWork(upstream: string): Work {
  const pool = new Pool(upstream, { connections: 128 });

  async function post(path: string, body?: unknown, key?: string): Promise<unknown> {
    const answer = await pool.request({
      path,
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return answer.body.json();
  }

  return {
    async viewed(ids) {
      const searchIds = idList.parse(ids);
      const asked = { searchIds, pageSize: searchIds.length };
      const { data } = wireLatestArtworks.parse(await post('/api/artworks/latest-search', asked));
      return recentlyViewedView.parse({ items: artworkCards(data) });
    },
    async placeBid(body, key) {
      const { expectedTotal, ...bid } = placeBidForm.parse(body);
      const { data: draft } = wireBidSingle.parse(
        await post('/api/bids', { type: 'bid', ...bid, status: 'Draft' }, `${key}.draft`),
      );
      if (draft.attributes.lines.total !== expectedTotal.amount) throw new Error('price changed');
      const { data } = wirePlaced.parse(
        await post(`/api/bids/${draft.id}/place`, undefined, `${key}.place`),
      );
      return placedBid.parse({ bidId: data.id, orderId: data.orderId });
    },
  };
}

/** A peer's arguments: its port, the product API's address and the folder of its files. */
export function peerArguments(): { port: number; upstream: string; files: string } {
  const [port = '', upstream = '', files = ''] = process.argv.slice(2);
  return { port: Number(port), upstream, files };
}
