import { z } from 'zod';
import { wireLatestArtworks } from '../../../shared/contracts/wire/catalogue.ts';
import type { Route } from '../../deps.ts';
import { presentArtwork } from '../../presenters/present-artwork.ts';
import { latestArtworks } from '../../queries/list-artworks.ts';
import { loadArtworks } from '../../queries/load-artworks.ts';

const body = z
  .strictObject({ pageSize: z.int().min(1).max(100).default(30) })
  .nullish()
  .transform((value) => value ?? { pageSize: 30 });

const latest =
  (side: 'ask' | 'bid'): Route =>
  (app, { db, now }) => {
    app.post(
      `/api/artworks/latest-${side}s`,
      { schema: { body, response: { 200: wireLatestArtworks } } },
      async (request) => {
        const rows = await latestArtworks(db, side, request.body.pageSize);
        const artworks = await loadArtworks(db, rows, { now: now(), books: false });
        return { data: artworks.map(presentArtwork) };
      },
    );
  };

export const latestAsksRoute = latest('ask');
export const latestBidsRoute = latest('bid');
