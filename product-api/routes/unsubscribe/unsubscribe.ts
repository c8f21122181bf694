import { unsubscribeBody, wireUnsubscribe } from '../../../shared/contracts/wire/mail.ts';
import { unsubscribe } from '../../commands/unsubscribe.ts';
import type { Route } from '../../deps.ts';
import { badRequest } from '../../errors.ts';
import { readUnsubscribeToken } from '../../mail/unsubscribe-link.ts';

const invalidLink = () => badRequest('This link was not made here, or was not copied whole');

/** What a link would end. Changes nothing, because mail scanners follow links. */
export const getUnsubscribeRoute: Route = (app, { signingKeys }) => {
  app.get(
    '/api/unsubscribe',
    { schema: { querystring: unsubscribeBody, response: { 200: wireUnsubscribe } } },
    async (request) => {
      const read = await readUnsubscribeToken(request.query.token, signingKeys);
      if (!read) throw invalidLink();
      return { data: { kind: read.from.kind } };
    },
  );
};

/** The token identifies the user, so no sign-in is needed. Repeating it changes nothing. */
export const unsubscribeRoute: Route = (app, deps) => {
  app.post(
    '/api/unsubscribe',
    { schema: { body: unsubscribeBody, response: { 200: wireUnsubscribe } } },
    async (request) => {
      const read = await readUnsubscribeToken(request.body.token, deps.signingKeys);
      if (!read) throw invalidLink();
      await unsubscribe(deps, read);
      return { data: { kind: read.from.kind } };
    },
  );
};
