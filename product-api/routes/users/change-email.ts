import { z } from 'zod';
import { done, emailChangeBody } from '../../../shared/contracts/wire/auth.ts';
import { text } from '../../../shared/contracts/wire/text.ts';
import { addressRateLimit, createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { mailMinDuration, minDuration } from '../../auth/min-duration.ts';
import { revokeOneTimeTokens } from '../../auth/one-time-tokens.ts';
import { createOwnerCheck } from '../../auth/owner-check.ts';
import { emailField } from '../../auth/registration-rules.ts';
import { changeEmail } from '../../commands/change-email.ts';
import { requestEmailChange } from '../../commands/request-email-change.ts';
import type { Route } from '../../deps.ts';

const body = emailChangeBody.extend({ email: emailField });

/** The answer and its timing are the same for free addresses and those that have an account. */
export const requestEmailChangeRoute: Route = (app, deps) => {
  const checkOwner = createOwnerCheck(deps);
  const mails = createAccountLimit({ max: 5, windowMs: 15 * 60_000, now: deps.now });
  app.post(
    '/api/users/email',
    { preValidation: requireUser, schema: { body, response: { 200: done } } },
    async (request, reply) => {
      const { email, password } = request.body;
      const owner = await checkOwner(userOf(request), password, reply);
      mails.reserve(owner.id, reply);
      await minDuration(mailMinDuration, () => requestEmailChange(deps, { owner, email }));
      return { ok: true as const };
    },
  );
};

/** Takes the mailed link back, before it is opened. */
export const cancelEmailChangeRoute: Route = (app, { db, now }) => {
  app.delete(
    '/api/users/email',
    { preValidation: requireUser, schema: { response: { 200: done } } },
    async (request) => {
      const { id: userId } = userOf(request);
      await revokeOneTimeTokens(db, { userId, only: 'change-email', now: now() });
      return { ok: true as const };
    },
  );
};

const confirmation = z.strictObject({ code: text.min(1).max(200) });

/** For the browser that opened the link, which may be another than the one that asked. */
export const changeEmailRoute: Route = (app, deps) => {
  app.post(
    '/api/auth/change-email',
    {
      config: { rateLimit: addressRateLimit },
      schema: { body: confirmation, response: { 200: done } },
    },
    async (request) => {
      await changeEmail(deps, request.body.code);
      return { ok: true as const };
    },
  );
};
