import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type OpenDeskBody, openDeskBody } from '../../../shared/desk/passkeys.ts';
import {
  codeBody,
  deskSession,
  factorSetUp,
  recoveryCodesView,
  setUpBody,
} from '../../../shared/desk/session.ts';
import { createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { createOwnerCheck } from '../../auth/owner-check.ts';
import { listPasskeys, takeChallenge } from '../../auth/passkeys.ts';
import { findMember, hasOwner, openUntil } from '../../auth/staff.ts';
import { showPasskey } from '../../commands/manage-passkeys.ts';
import { beginFactor, finishFactor, showFactor } from '../../commands/show-factor.ts';
import type { Deps, Route } from '../../deps.ts';
import { deskRefused, HttpError } from '../../errors.ts';
import { runInRequest } from '../idempotent-write.ts';
import { requireFreshFactor } from './passkeys.ts';

const answered = <View extends z.ZodType>(view: View) => ({ 200: z.object({ data: view }) });

async function sessionOf({ db, now }: Deps, request: FastifyRequest) {
  const member = await findMember(db, userOf(request));
  if (!member) throw deskRefused((await hasOwner(db)) ? 'desk.not-staff' : 'desk.no-owner');
  const { open, fresh } = openUntil(member, now());
  const passkeys = await listPasskeys(db, userOf(request).id);
  return {
    data: {
      roles: [...member.roles],
      hasFactor: member.hasFactor,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      openUntil: open?.toISOString() ?? null,
      freshUntil: fresh?.toISOString() ?? null,
    },
  };
}

export const getDeskSessionRoute: Route = (app, deps) => {
  app.get(
    '/api/desk/session',
    { preValidation: requireUser, schema: { response: answered(deskSession) } },
    (request) => sessionOf(deps, request),
  );
};

/** Sets up the second factor and asks for it; guesses at codes are limited for each account. */
export const deskFactorRoutes: Route = (app, deps) => {
  const checkOwner = createOwnerCheck(deps);
  const limit = createAccountLimit({
    max: 10,
    windowMs: 15 * 60_000,
    now: deps.now,
    isGuessing: true,
  });
  const guess = async <Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const reserved = limit.reserve(userOf(request).id, reply);
    try {
      const result = await work();
      reserved.release();
      return result;
    } catch (error) {
      const isWrong = error instanceof HttpError && error.details.code === 'desk.code-wrong';
      if (!isWrong) reserved.release();
      throw error;
    }
  };
  app.post(
    '/api/desk/factor',
    { preValidation: requireUser, schema: { body: setUpBody, response: answered(factorSetUp) } },
    async (request, reply) => {
      const user = userOf(request);
      const member = await findMember(deps.db, user);
      if (member?.hasFactor) await requireFreshFactor(deps, request, 'factor set-up');
      await checkOwner(user, request.body.password, reply);
      const data = await runInRequest(deps, request, (context) => beginFactor(context, user.id));
      return { data };
    },
  );
  app.post(
    '/api/desk/factor/first-code',
    {
      preValidation: requireUser,
      schema: { body: codeBody, response: answered(recoveryCodesView) },
    },
    (request, reply) =>
      guess(request, reply, async () => {
        const codes = await runInRequest(deps, request, (context) =>
          finishFactor(context, userOf(request), request.body.code),
        );
        return { data: { codes } };
      }),
  );
  app.post(
    '/api/desk/session',
    { preValidation: requireUser, schema: { body: openDeskBody, response: answered(deskSession) } },
    (request, reply) =>
      guess(request, reply, async () => {
        await show(deps, request, request.body);
        return sessionOf(deps, request);
      }),
  );
};

async function show(deps: Deps, request: FastifyRequest, body: OpenDeskBody): Promise<void> {
  const user = userOf(request);
  if ('code' in body) {
    return runInRequest(deps, request, (context) => showFactor(context, user, body.code));
  }
  const { sessionId } = user;
  const challenge = await takeChallenge(deps.db, 'use', { sessionId, now: deps.now() });
  await runInRequest(deps, request, (context) =>
    showPasskey(context, user, body.passkey, challenge),
  );
}
