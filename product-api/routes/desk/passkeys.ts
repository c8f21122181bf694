import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  addPasskeyBody,
  namePasskeyBody,
  passkeyAdded,
  passkeyToCreate,
  passkeyToUse,
} from '../../../shared/desk/passkeys.ts';
import { setUpBody } from '../../../shared/desk/session.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { createOwnerCheck } from '../../auth/owner-check.ts';
import {
  listPasskeys,
  passkeyCreationOptions,
  passkeyRequestOptions,
  takeChallenge,
} from '../../auth/passkeys.ts';
import { findMember, requireStaff } from '../../auth/staff.ts';
import { addPasskey, namePasskey, removePasskey } from '../../commands/manage-passkeys.ts';
import type { Deps, Route } from '../../deps.ts';
import { deskRefused, notFound } from '../../errors.ts';
import { findUser } from '../../queries/find-user.ts';
import { runInRequest } from '../idempotent-write.ts';
import { idParams } from '../query-fields.ts';

const answered = <View extends z.ZodType>(view: View) => ({ 200: z.object({ data: view }) });
const done = z.object({ id: z.int() });

/**
 * Throws unless a second factor was shown within ten minutes: who has one adds or removes another
 * only with it. A refusal is kept in the audit.
 */
export async function requireFreshFactor(
  { db, now }: Deps,
  request: FastifyRequest,
  operation: string,
): Promise<void> {
  const asked = { role: 'viewer', isSensitive: true, operation } as const;
  await requireStaff(db, userOf(request), asked, now());
}

async function askingOf({ db, publicUrl, now }: Deps, request: FastifyRequest) {
  const { id, sessionId } = userOf(request);
  return { sessionId, publicUrl, known: await listPasskeys(db, id), now: now() };
}

/** Passkeys of one's own: made, named, removed. */
export const passkeyRoutes: Route = (app, deps) => {
  const { db, now } = deps;
  const checkOwner = createOwnerCheck(deps);
  app.post(
    '/api/desk/passkeys/options',
    {
      preValidation: requireUser,
      schema: { body: setUpBody, response: answered(passkeyToCreate) },
    },
    async (request, reply) => {
      const user = userOf(request);
      const member = await findMember(db, user);
      if (!member) throw deskRefused('desk.not-staff');
      if (member.hasFactor) await requireFreshFactor(deps, request, 'passkeys add');
      else await checkOwner(user, request.body.password, reply);
      const account = await findUser(db, user.id);
      if (!account) throw notFound();
      const asking = await askingOf(deps, request);
      return { data: await passkeyCreationOptions(db, account, asking) };
    },
  );
  app.post(
    '/api/desk/passkeys',
    {
      preValidation: requireUser,
      schema: { body: addPasskeyBody, response: answered(passkeyAdded) },
    },
    async (request) => {
      const user = userOf(request);
      const challenge = await takeChallenge(db, 'add', { sessionId: user.sessionId, now: now() });
      const codes = await runInRequest(deps, request, (context) =>
        addPasskey(context, user, { ...request.body, challenge }),
      );
      return { data: { codes } };
    },
  );
  app.post(
    '/api/desk/session/options',
    { preValidation: requireUser, schema: { response: answered(passkeyToUse) } },
    async (request) => {
      if (!(await findMember(db, userOf(request)))) throw deskRefused('desk.not-staff');
      return { data: await passkeyRequestOptions(db, await askingOf(deps, request)) };
    },
  );
  app.put(
    '/api/desk/passkeys/:id',
    {
      preValidation: requireUser,
      schema: { params: idParams, body: namePasskeyBody, response: answered(done) },
    },
    async (request) => {
      await requireFreshFactor(deps, request, 'passkeys name');
      const own = { userId: userOf(request).id, id: request.params.id };
      await runInRequest(deps, request, (context) =>
        namePasskey(context, { ...own, ...request.body }),
      );
      return { data: { id: own.id } };
    },
  );
  app.delete(
    '/api/desk/passkeys/:id',
    { preValidation: requireUser, schema: { params: idParams, response: answered(done) } },
    async (request) => {
      await requireFreshFactor(deps, request, 'passkeys remove');
      const own = { userId: userOf(request).id, id: request.params.id };
      await runInRequest(deps, request, (context) => removePasskey(context, own));
      return { data: { id: own.id } };
    },
  );
};
