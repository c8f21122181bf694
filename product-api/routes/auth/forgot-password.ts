import { z } from 'zod';
import { done } from '../../../shared/contracts/wire/auth.ts';
import { addressRateLimit, createAccountLimit } from '../../auth/account-limit.ts';
import { mailMinDuration, minDuration } from '../../auth/min-duration.ts';
import { emailField } from '../../auth/registration-rules.ts';
import { requestPasswordReset } from '../../commands/request-password-reset.ts';
import type { Route } from '../../deps.ts';

const body = z.strictObject({ email: emailField });

/** The answer and its timing are the same for known and unknown addresses. */
export const forgotPasswordRoute: Route = (app, deps) => {
  const limit = createAccountLimit({ max: 5, windowMs: 15 * 60_000, now: deps.now });
  app.post(
    '/api/auth/forgot-password',
    { config: { rateLimit: addressRateLimit }, schema: { body, response: { 200: done } } },
    async (request, reply) => {
      limit.reserve(request.body.email, reply);
      await minDuration(mailMinDuration, () => requestPasswordReset(deps, request.body.email));
      return { ok: true as const };
    },
  );
};
