import { api } from '../../../shared/api/api.ts';
import { openDeskBody } from '../../../shared/desk/passkeys.ts';
import {
  codeBody,
  deskSession,
  factorSetUp,
  recoveryCodesView,
  setUpBody,
} from '../../../shared/desk/session.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { confirmFactor, openDesk, readDeskSession, setUpFactor } from '../../upstream/desk.ts';
import { operation } from '../operation.ts';

export const getDeskSessionRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getDeskSession, {
      tags: ['desk'],
      summary: 'Read your access to the desk',
      description: 'Your roles, and until when the desk is open in this session.',
      answer: deskSession,
    }),
    preValidation: requireSession,
    handler: (request) => readDeskSession(upstream, callerOf(request)),
  });
};

export const postDeskSessionRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.openDesk, {
      tags: ['desk'],
      summary: 'Open the desk',
      description: 'By a code of the authenticator app, a recovery code, or a passkey.',
      body: openDeskBody,
      answer: deskSession,
    }),
    preValidation: requireSession,
    handler: (request) => openDesk(upstream, callerOf(request), request.body),
  });
};

export const postFactorRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.setUpFactor, {
      tags: ['desk'],
      summary: 'Begin to set up a second factor',
      description: 'Needs the password; without one, a sign-in within the last ten minutes.',
      body: setUpBody,
      answer: factorSetUp,
    }),
    preValidation: requireSession,
    handler: (request) => setUpFactor(upstream, callerOf(request), request.body),
  });
};

export const postFirstCodeRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.confirmFactor, {
      tags: ['desk'],
      summary: 'Confirm the second factor',
      description: 'By its first code. Answers the recovery codes, which are shown only now.',
      body: codeBody,
      answer: recoveryCodesView,
    }),
    preValidation: requireSession,
    handler: (request) => confirmFactor(upstream, callerOf(request), request.body),
  });
};
