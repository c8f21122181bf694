import { wireDeleted } from '../../../shared/contracts/wire/collecting.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { unsaveArtwork } from '../../commands/save-artwork.ts';
import type { Route } from '../../deps.ts';
import { idParams } from '../query-fields.ts';

/** The id is the saved record's, not the artwork's. */
export const unsaveArtworkRoute: Route = (app, deps) => {
  app.delete(
    '/api/save-artworks/:id',
    { preValidation: requireUser, schema: { params: idParams, response: { 200: wireDeleted } } },
    async (request) => {
      await unsaveArtwork(deps, userOf(request).id, request.params.id);
      return { data: { id: request.params.id } };
    },
  );
};
