import { api } from '../../../shared/api/api.ts';
import { emailChangeForm, emailCodeForm } from '../../../shared/contracts/forms/settings.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import { createAccountLimit, perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import * as events from '../../events.ts';
import { runAccountCommand } from '../../upstream/account-settings.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

export const postEmailRoute: Route = (app, { upstream, passwordGuesses, rateCounter, now }) => {
  const mails = createAccountLimit({ of: 'change-email', max: 10, now, rateCounter });
  app.route({
    ...operation(api.requestEmailChange, {
      tags: ['settings'],
      summary: 'Ask for another e-mail address',
      description:
        'Sends a link to the new address and tells the old one; nothing changes until the link is opened. Needs the current password; an account without one must have signed in within ten minutes (auth.sign-in-again). The answer is the same for an address that has an account.',
      body: emailChangeForm,
      answer: okView,
    }),
    config: { rateLimit: perAddress },
    preValidation: requireSession,
    handler: async (request) => {
      const { user } = sessionOf(request);
      await passwordGuesses(user.id, async () => {
        await mails.reserve(String(user.id));
        await runAccountCommand(upstream, callerOf(request), 'requestEmailChange', request.body);
      });
      events.accountChanged(request.log, user.id, 'email-asked');
      return { ok: true as const };
    },
  });
};

export const deleteEmailRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.cancelEmailChange, {
      tags: ['settings'],
      summary: 'Keep your e-mail address',
      description: 'The link that was sent to the new one ends.',
      answer: okView,
    }),
    preValidation: requireSession,
    handler: (request) => runAccountCommand(upstream, callerOf(request), 'cancelEmailChange'),
  });
};

/** A POST, so that mail scanners that open links change nothing. */
export const postChangeEmailRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.changeEmail, {
      tags: ['auth'],
      summary: 'Change an e-mail address by link',
      description: 'Uses up the token of the link, in any browser. Signs no one in.',
      body: emailCodeForm,
      answer: okView,
    }),
    config: { rateLimit: perAddress },
    handler: (request) =>
      runAccountCommand(upstream, { ...callerOf(request), jwt: null }, 'changeEmail', request.body),
  });
};
