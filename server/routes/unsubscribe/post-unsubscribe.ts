import type { FastifyRequest } from 'fastify';
import { api } from '../../../shared/api/api.ts';
import { unsubscribeForm } from '../../../shared/contracts/forms/mail.ts';
import { unsubscribeView } from '../../../shared/contracts/mail.ts';
import type { App, Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { unsubscribe } from '../../upstream/mail.ts';
import { operation } from '../operation.ts';

const response = { 200: unsubscribeView };

/** The button on the page that a mail's link opens. */
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
 * The link's own URL, called by mail programs (RFC 8058): a cross-site form without a cookie. The
 * signed token alone says what may be done.
 */
export const postOneClickRoute: Route = (app, { upstream }) => {
  app.register(async (scope: App) => {
    /** The form contains only `List-Unsubscribe=One-Click` and is not needed. */
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

/** The product API checks the token's signature. */
function carriesToken({ query }: FastifyRequest): boolean {
  return unsubscribeForm.safeParse(query).success;
}
