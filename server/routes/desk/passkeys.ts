import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import {
  addPasskeyBody,
  namePasskeyBody,
  passkeyAdded,
  passkeyToCreate,
  passkeyToUse,
} from '../../../shared/desk/passkeys.ts';
import { setUpBody } from '../../../shared/desk/session.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  namePasskey,
  removePasskey,
} from '../../upstream/desk.ts';
import { operation } from '../operation.ts';
import { idParamsOf } from '../responses.ts';

const changed = z.object({ id: z.int() });

/** Passkeys of one's own, a second factor of the desk. */
export const passkeyRoutes: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.beginPasskey, {
      tags: ['desk'],
      summary: 'Begin to add a passkey',
      description:
        'Answers what the browser makes it of. Needs the password for the first second factor, and afterwards a second factor within the last ten minutes.',
      body: setUpBody,
      answer: passkeyToCreate,
    }),
    preValidation: requireSession,
    handler: (request) => beginPasskey(upstream, callerOf(request), request.body),
  });
  app.route({
    ...operation(api.addPasskey, {
      tags: ['desk'],
      summary: 'Add a passkey',
      description:
        'Answers recovery codes, which are shown only now, where it is the first second factor.',
      body: addPasskeyBody,
      answer: passkeyAdded,
    }),
    preValidation: requireSession,
    handler: (request) => addPasskey(upstream, callerOf(request), request.body),
  });
  app.route({
    ...operation(api.askForPasskey, {
      tags: ['desk'],
      summary: 'Ask for a passkey',
      description: 'Answers what the browser signs; the signature opens the desk.',
      answer: passkeyToUse,
    }),
    preValidation: requireSession,
    handler: (request) => askForPasskey(upstream, callerOf(request)),
  });
  app.route({
    ...operation(api.namePasskey, {
      tags: ['desk'],
      summary: 'Name a passkey',
      params: idParamsOf('passkey'),
      body: namePasskeyBody,
      answer: changed,
    }),
    preValidation: requireSession,
    handler: (request) => namePasskey(upstream, callerOf(request), request.params.id, request.body),
  });
  app.route({
    ...operation(api.removePasskey, {
      tags: ['desk'],
      summary: 'Remove a passkey',
      description: 'The last second factor stays: an owner resets it.',
      params: idParamsOf('passkey'),
      answer: changed,
    }),
    preValidation: requireSession,
    handler: (request) => removePasskey(upstream, callerOf(request), request.params.id),
  });
};
