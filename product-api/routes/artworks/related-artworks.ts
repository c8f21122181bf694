import { z } from 'zod';
import { wireLatestArtworks } from '../../../shared/contracts/wire/catalogue.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentArtwork } from '../../presenters/present-artwork.ts';
import { findArtwork } from '../../queries/list-artworks.ts';
import {
  moreFromArtist,
  newReleases,
  similarArtworks,
} from '../../queries/list-related-artworks.ts';
import { loadArtworks } from '../../queries/load-artworks.ts';
import { idParams, idText } from '../query-fields.ts';

const moreParams = z.object({ artistId: idText, artworkId: idText });

/** An artist's works except the one on display. */
export const moreFromArtistRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/artworks/more-from-artist/:artistId/:artworkId',
    { schema: { params: moreParams, response: { 200: wireLatestArtworks } } },
    async (request) => {
      const { artistId, artworkId: notArtworkId } = request.params;
      const rows = await moreFromArtist(db, { artistId, notArtworkId });
      const artworks = await loadArtworks(db, rows, { now: now(), books: false });
      return { data: artworks.map(presentArtwork) };
    },
  );
};

export const similarArtworksRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/artworks/similar/:id',
    { schema: { params: idParams, response: { 200: wireLatestArtworks } } },
    async (request) => {
      const artwork = await findArtwork(db, request.params.id);
      if (!artwork) throw notFound();
      const rows = await similarArtworks(db, artwork);
      const artworks = await loadArtworks(db, rows, { now: now(), books: false });
      return { data: artworks.map(presentArtwork) };
    },
  );
};

const body = z
  .strictObject({ pageSize: z.int().min(1).max(100).default(30) })
  .nullish()
  .transform((value) => value ?? { pageSize: 30 });

export const newReleasesRoute: Route = (app, { db, now }) => {
  app.post(
    '/api/artworks/new-releases',
    { schema: { body, response: { 200: wireLatestArtworks } } },
    async (request) => {
      const rows = await newReleases(db, { now: now(), limit: request.body.pageSize });
      const artworks = await loadArtworks(db, rows, { now: now(), books: false });
      return { data: artworks.map(presentArtwork) };
    },
  );
};
