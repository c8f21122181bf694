import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { requireStaff } from '../../auth/staff.ts';
import { submissionFiles } from '../../db/schema/collecting.ts';
import type { Route } from '../../deps.ts';
import { idText } from '../query-fields.ts';
import { sendUpload } from '../send-upload.ts';

const params = z.object({ id: idText, fileId: z.uuid() });
const asked = { role: 'viewer', isSensitive: false, operation: 'submissions show' } as const;

/** A file of a submission, for the staff alone. */
export const getSubmissionFileRoute: Route = (app, { db, now, dataDir }) => {
  app.get(
    '/api/desk/submissions/:id/files/:fileId',
    {
      preValidation: async (request) => {
        await requireUser(request);
        await requireStaff(db, userOf(request), asked, now());
      },
      schema: { params },
    },
    async (request, reply) => {
      const { id, fileId } = request.params;
      const [file] = await db
        .select()
        .from(submissionFiles)
        .where(and(eq(submissionFiles.id, fileId), eq(submissionFiles.submissionId, id)));
      return sendUpload(reply, dataDir, file);
    },
  );
};
