import { z } from 'zod';
import { wireArtist } from '../../../shared/contracts/wire/catalogue.ts';
import { entity, plain } from '../../../shared/contracts/wire/envelope.ts';
import type { Route } from '../../deps.ts';
import { presentArtist } from '../../presenters/present-artist.ts';
import { loadArtists } from '../../queries/list-artists.ts';
import { listTrendingArtists } from '../../queries/list-trending-artists.ts';

const answer = plain(z.array(entity(wireArtist)));

export const trendingArtistsRoute: Route = (app, { db }) => {
  app.get('/api/artists/features/trending', { schema: { response: { 200: answer } } }, async () => {
    const artists = await loadArtists(db, await listTrendingArtists(db));
    return { data: artists.map(presentArtist) };
  });
};
