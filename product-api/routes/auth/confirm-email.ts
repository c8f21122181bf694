import { z } from 'zod';
import { signedIn } from '../../../shared/contracts/wire/auth.ts';
import { text } from '../../../shared/contracts/wire/text.ts';
import { addressRateLimit } from '../../auth/account-limit.ts';
import { confirmEmail } from '../../commands/confirm-email.ts';
import type { Route } from '../../deps.ts';
import { presentUser } from '../../presenters/present-user.ts';

const query = z.strictObject({ confirmation: text.min(1).max(200) });

export const confirmEmailRoute: Route = (app, deps) => {
  app.get(
    '/api/auth/email-confirmation',
    {
      /** A HEAD, sent by mail scanners and link previews, must not use up the link. */
      exposeHeadRoute: false,
      config: { rateLimit: addressRateLimit },
      schema: { querystring: query, response: { 200: signedIn } },
    },
    async (request) => {
      const { jwt, user } = await confirmEmail(deps, request.query.confirmation);
      return { jwt, user: presentUser(user) };
    },
  );
};
