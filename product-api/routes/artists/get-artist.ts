import { z } from 'zod';
import { wireArtistSingle } from '../../../shared/contracts/wire/artists.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentArtist } from '../../presenters/present-artist.ts';
import { countMediums } from '../../queries/count-mediums.ts';
import { findArtist, loadArtists } from '../../queries/list-artists.ts';
import { idParams, populateField } from '../query-fields.ts';

const query = z.strictObject({ populate: populateField(['images', 'artworks']) });

export const getArtistRoute: Route = (app, { db }) => {
  app.get(
    '/api/artists/:id',
    { schema: { params: idParams, querystring: query, response: { 200: wireArtistSingle } } },
    async (request) => {
      const { id: askedId } = request.params;
      const row = await findArtist(db, askedId);
      const asked = { artworks: request.query.populate.has('artworks') };
      const [artist] = row ? await loadArtists(db, [row], asked) : [];
      if (!artist) throw notFound();
      const { id, attributes } = presentArtist(artist);
      const mediums = await countMediums(db, id);
      const meta = askedId === id ? {} : { mergedFrom: askedId };
      return { data: { id, attributes: { ...attributes, mediums, sections: mediums } }, meta };
    },
  );
};
