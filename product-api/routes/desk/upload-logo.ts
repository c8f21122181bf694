import { z } from 'zod';
import { uploadedLogo } from '../../../shared/desk/site.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { requireStaff } from '../../auth/staff.ts';
import type { Route } from '../../deps.ts';
import { badRequest } from '../../errors.ts';
import { keepLogo } from '../../media/logos.ts';
import { deleteUploads } from '../../uploads/upload-store.ts';
import { checkedFields } from '../checked-fields.ts';
import { runFormWrite } from '../idempotent-write.ts';

const noFields = z.strictObject({});

/** The desk's 'site upload-logo': a form with one file, for owners; `site change` shows it. */
export const uploadLogoRoute: Route = (app, deps) => {
  const { db, dataDir, now } = deps;
  app.post(
    '/api/desk/logos',
    {
      config: { takesForm: true },
      preValidation: requireUser,
      schema: { response: { 200: z.object({ data: uploadedLogo }) } },
    },
    async (request) => {
      const asked = { role: 'owner', isSensitive: false, operation: 'site upload-logo' } as const;
      await requireStaff(db, userOf(request), asked, now());
      const data = await runFormWrite(deps, request, async (_, { fields, files }) => {
        checkedFields(noFields, fields);
        const [file, ...more] = files;
        if (!file || more.length > 0) throw badRequest('Send one picture at a time');
        const logo = await keepLogo(dataDir, file);
        await deleteUploads(dataDir, [file.id]);
        return { logo };
      });
      return { data };
    },
  );
};
