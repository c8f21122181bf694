import { submitWorkFields, wireSubmitted } from '../../../shared/contracts/wire/submissions.ts';
import { createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { addSubmission } from '../../commands/add-submission.ts';
import type { Route } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import { checkedFields } from '../checked-fields.ts';
import { runFormWrite } from '../idempotent-write.ts';

/** A user proposes a work for the catalogue, with pictures of it. */
export const submitWorkRoute: Route = (app, deps) => {
  const limit = createAccountLimit({ max: 20, windowMs: 3_600_000, now: deps.now });
  app.post(
    '/api/artworks/submit-work',
    {
      config: { takesForm: true },
      preValidation: requireUser,
      schema: { response: { 200: wireSubmitted } },
    },
    async (request, reply) => {
      limit.reserve(userOf(request).id, reply);
      return runFormWrite(deps, request, async (context, { fields, files }) => {
        const checked = checkedFields(submitWorkFields, fields);
        if (!files.some(({ type }) => type.startsWith('image/'))) {
          throw invalid([{ path: ['images'], message: 'A picture of the work is needed' }]);
        }
        const id = await addSubmission(context, {
          userId: userOf(request).id,
          kind: 'work',
          fields: checked,
          files,
        });
        return { data: { id, files: files.length } };
      });
    },
  );
};
