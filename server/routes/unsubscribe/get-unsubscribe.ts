import { unsubscribeForm } from '../../../shared/contracts/forms/mail.ts';
import { unsubscribeView } from '../../../shared/contracts/mail.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readUnsubscribe } from '../../upstream/mail.ts';
import { failures } from '../responses.ts';

/** Which mails a link would end; ends none. */
export const getUnsubscribeRoute: Route = (app, { upstream }) => {
  app.get(
    '/api/unsubscribe',
    {
      schema: {
        tags: ['mail'],
        querystring: unsubscribeForm,
        response: { 200: unsubscribeView, ...failures },
      },
    },
    async (request) => readUnsubscribe(upstream, callerOf(request), request.query.token),
  );
};
