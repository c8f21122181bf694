import { api } from '../../../shared/api/api.ts';
import { unsubscribeForm } from '../../../shared/contracts/forms/mail.ts';
import { unsubscribeView } from '../../../shared/contracts/mail.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readUnsubscribe } from '../../upstream/mail.ts';
import { operation } from '../operation.ts';

export const getUnsubscribeRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getUnsubscribe, {
      tags: ['mail'],
      summary: 'Read which e-mails a link stops',
      description: 'Stops none.',
      querystring: unsubscribeForm,
      answer: unsubscribeView,
    }),
    handler: async (request) => readUnsubscribe(upstream, callerOf(request), request.query.token),
  });
};
