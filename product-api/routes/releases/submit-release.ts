import { submitReleaseFields, wireSubmitted } from '../../../shared/contracts/wire/submissions.ts';
import { createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { addSubmission } from '../../commands/add-submission.ts';
import type { Route } from '../../deps.ts';
import { checkedFields } from '../checked-fields.ts';
import { runFormWrite } from '../idempotent-write.ts';

/** A user proposes a release for the calendar. */
export const submitReleaseRoute: Route = (app, deps) => {
  const limit = createAccountLimit({ max: 20, windowMs: 3_600_000, now: deps.now });
  app.post(
    '/api/releases/submit',
    {
      config: { takesForm: true },
      preValidation: requireUser,
      schema: { response: { 200: wireSubmitted } },
    },
    async (request, reply) => {
      limit.reserve(userOf(request).id, reply);
      return runFormWrite(deps, request, async (context, { fields, files }) => {
        const checked = checkedFields(submitReleaseFields, fields);
        const id = await addSubmission(context, {
          userId: userOf(request).id,
          kind: 'release',
          fields: checked,
          files,
        });
        return { data: { id, files: files.length } };
      });
    },
  );
};
