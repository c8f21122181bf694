import { api } from '../../../shared/api/api.ts';
import { rememberSearchesForm } from '../../../shared/contracts/forms/search.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import { callerOf } from '../../upstream/caller.ts';
import { rememberSearch } from '../../upstream/search.ts';
import { operation } from '../operation.ts';

export const postLatestSearchesRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.rememberSearches, {
      tags: ['search'],
      summary: 'Remember what was chosen from searches',
      description:
        'What was just chosen, or all that a guest’s browser remembers when they log in.',
      body: rememberSearchesForm,
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = callerOf(request);
      // One at a time, so that the last becomes the newest.
      for (const search of request.body.searches.toReversed()) {
        try {
          await rememberSearch(upstream, caller, search);
        } catch (error) {
          // A record that is no longer in the catalogue is ignored.
          if (!(error instanceof HttpError) || error.code !== 'not-found') throw error;
        }
      }
      return { ok: true as const };
    },
  });
};
