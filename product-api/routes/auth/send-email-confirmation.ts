import { z } from 'zod';
import { done } from '../../../shared/contracts/wire/auth.ts';
import { addressRateLimit, createAccountLimit } from '../../auth/account-limit.ts';
import { mailMinDuration, minDuration } from '../../auth/min-duration.ts';
import { emailField } from '../../auth/registration-rules.ts';
import { returnToOf } from '../../auth/return-to.ts';
import { resendConfirmation } from '../../commands/resend-confirmation.ts';
import type { Route } from '../../deps.ts';

const body = z.strictObject({ email: emailField });

/** The answer and its timing do not reveal whether there is an account to confirm. */
export const sendEmailConfirmationRoute: Route = (app, deps) => {
  const limit = createAccountLimit({ max: 5, windowMs: 15 * 60_000, now: deps.now });
  app.post(
    '/api/auth/send-email-confirmation',
    { config: { rateLimit: addressRateLimit }, schema: { body, response: { 200: done } } },
    async (request, reply) => {
      limit.reserve(request.body.email, reply);
      const { email } = request.body;
      const returnTo = returnToOf(request);
      await minDuration(mailMinDuration, () => resendConfirmation(deps, { email, returnTo }));
      return { ok: true as const };
    },
  );
};
