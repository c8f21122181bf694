import type { FastifyRequest } from 'fastify';
import { api } from '../../../shared/api/api.ts';
import { unsubscribeForm } from '../../../shared/contracts/forms/mail.ts';
import { unsubscribeView } from '../../../shared/contracts/mail.ts';
import type { App, Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { unsubscribe } from '../../upstream/mail.ts';
import { operation } from '../operation.ts';

const response = { 200: unsubscribeView };

/** The button of the page that a link in a mail leads to. */
export const postUnsubscribeRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.unsubscribe, {
      tags: ['mail'],
      summary: 'Stop e-mails by link',
      body: unsubscribeForm,
      answer: unsubscribeView,
    }),
    handler: async (request) => unsubscribe(upstream, callerOf(request), request.body.token),
  });
};

/**
 * The same address as the link's own, called by mail programs (RFC 8058): a form from elsewhere,
 * without a cookie. What it may do stands in the signed token, and in nothing that a browser adds.
 */
export const postOneClickRoute: Route = (app, { upstream }) => {
  app.register(async (scope: App) => {
    /** The form says only `List-Unsubscribe=One-Click`; nothing of it is needed. */
    const unread = { parseAs: 'string', bodyLimit: 1024 } as const;
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      scope.addContentTypeParser(type, unread, (_request, _body, done) => done(null));
    }
    scope.post(
      '/unsubscribe',
      {
        config: { crossSite: carriesToken, beforeGate: true },
        schema: { hide: true, querystring: unsubscribeForm, response },
      },
      async (request) => unsubscribe(upstream, callerOf(request), request.query.token),
    );
  });
};

/** Whether it is signed, the product API finds out. */
function carriesToken({ query }: FastifyRequest): boolean {
  return unsubscribeForm.safeParse(query).success;
}
