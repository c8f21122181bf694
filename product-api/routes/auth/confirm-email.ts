import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { registeredUserHeader, signedIn } from '../../../shared/contracts/wire/auth.ts';
import { text } from '../../../shared/contracts/wire/text.ts';
import { addressRateLimit } from '../../auth/account-limit.ts';
import { newPassword, requireSame } from '../../auth/new-password.ts';
import { confirmEmail } from '../../commands/confirm-email.ts';
import { setPasswordByLink } from '../../commands/set-password-by-link.ts';
import type { Route } from '../../deps.ts';
import { presentUser } from '../../presenters/present-user.ts';

const confirmation = text.min(1).max(200);
const query = z.strictObject({ confirmation });
const body = z.strictObject({
  confirmation,
  password: newPassword,
  passwordConfirmation: text.max(1000),
});

const config = { rateLimit: addressRateLimit };

export const confirmEmailRoute: Route = (app, deps) => {
  app.get(
    '/api/auth/email-confirmation',
    {
      /** A HEAD, sent by mail scanners and link previews, must not use up the link. */
      exposeHeadRoute: false,
      config,
      schema: { querystring: query, response: { 200: signedIn } },
    },
    async (request) => {
      const { jwt, user } = await confirmEmail(deps, {
        token: request.query.confirmation,
        registeredUserId: registeredUserOf(request),
      });
      return { jwt, user: presentUser(user) };
    },
  );
};

/** For a browser that did not register: the password is set by the owner of the address. */
export const confirmWithPasswordRoute: Route = (app, deps) => {
  app.post(
    '/api/auth/email-confirmation',
    { config, schema: { body, response: { 200: signedIn } } },
    async (request) => {
      const { confirmation: token, password, passwordConfirmation } = request.body;
      requireSame(password, passwordConfirmation);
      const link = { purpose: 'confirm-email', token, password } as const;
      const { jwt, user } = await setPasswordByLink(deps, link);
      return { jwt, user: presentUser(user) };
    },
  );
};

function registeredUserOf(request: FastifyRequest): number | undefined {
  const sent = request.headers[registeredUserHeader];
  return sent === undefined ? undefined : Number(sent);
}
