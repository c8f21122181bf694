import { wireIsSaved } from '../../../shared/contracts/wire/collecting.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentSaveRecord } from '../../presenters/present-collecting.ts';
import { findSave } from '../../queries/list-saves.ts';
import { idParams } from '../query-fields.ts';

/** Whether the user saved the work with this id. */
export const isSavedRoute: Route = (app, { db }) => {
  app.get(
    '/api/artworks/is-saved/:id',
    { preValidation: requireUser, schema: { params: idParams, response: { 200: wireIsSaved } } },
    async (request) => {
      const save = await findSave(db, userOf(request).id, request.params.id);
      return { data: { isSaved: save !== null, saved: save && presentSaveRecord(save) } };
    },
  );
};
