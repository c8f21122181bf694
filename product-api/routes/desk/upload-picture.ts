import { z } from 'zod';
import { imageFormats } from '../../../shared/contracts/catalogue.ts';
import { uploadedPicture } from '../../../shared/desk/catalogue-pictures.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { requireStaff } from '../../auth/staff.ts';
import { storePicture } from '../../commands/catalogue/store-picture.ts';
import type { Route } from '../../deps.ts';
import { badRequest } from '../../errors.ts';
import { createPictures } from '../../media/create-pictures.ts';
import { findPicture } from '../../queries/find-picture.ts';
import { deleteUploads } from '../../uploads/upload-store.ts';
import { checkedFields } from '../checked-fields.ts';
import { runFormWrite } from '../idempotent-write.ts';

const noFields = z.strictObject({});

/** A picture for the catalogue, for curators; `pictures attach` adds it to a record. */
export const uploadPictureRoute: Route = (app, deps) => {
  const { db, dataDir, now } = deps;
  const store = createPictures(deps, (id) => findPicture(db, id));
  app.post(
    '/api/desk/pictures',
    {
      config: { takesForm: true },
      preValidation: requireUser,
      schema: { response: { 200: z.object({ data: uploadedPicture }) } },
    },
    async (request) => {
      const asked = { role: 'curator', isSensitive: false, operation: 'pictures attach' } as const;
      await requireStaff(db, userOf(request), asked, now());
      const data = await runFormWrite(deps, request, async (context, { fields, files }) => {
        checkedFields(noFields, fields);
        const [file, ...more] = files;
        if (!file || more.length > 0) throw badRequest('Send one picture at a time');
        const stored = await storePicture(context, dataDir, file);
        await deleteUploads(dataDir, [file.id]);
        return stored;
      });
      await Promise.all(imageFormats.map((format) => store.read(data.id, format)));
      return { data };
    },
  );
};
