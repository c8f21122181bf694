import { api } from '../../../shared/api/api.ts';
import { releaseView as releaseContract } from '../../../shared/contracts/releases.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { viewOfRelease } from '../../reads/releases.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readReleasePreview } from '../../upstream/releases.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

/** Never cached: only the staff sees it. */
export const getReleasePreviewRoute: Route = (app, { upstream, now }) => {
  app.route({
    ...operation(api.getReleasePreview, {
      tags: ['desk'],
      summary: 'Preview a release',
      description: 'As visitors will see it, also out of the calendar. For every role.',
      params: idParams,
      answer: releaseContract,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = callerOf(request);
      const release = await readReleasePreview(upstream, caller, request.params.id);
      return viewOfRelease(upstream, caller, release, now());
    },
  });
};
