import { saveArtworkBody, wireSaved } from '../../../shared/contracts/wire/collecting.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { saveArtwork } from '../../commands/save-artwork.ts';
import type { Route } from '../../deps.ts';
import { presentSaveRecord } from '../../presenters/present-collecting.ts';

export const saveArtworkRoute: Route = (app, deps) => {
  app.post(
    '/api/save-artworks',
    { preValidation: requireUser, schema: { body: saveArtworkBody, response: { 200: wireSaved } } },
    async (request) => {
      const save = await saveArtwork(deps, userOf(request).id, request.body.artworkId);
      return { data: presentSaveRecord(save) };
    },
  );
};
