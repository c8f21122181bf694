import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
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
import { findMember, openUntil } from '../../auth/staff.ts';
import { beginFactor, finishFactor, showFactor } from '../../commands/show-factor.ts';
import type { Deps, Route } from '../../deps.ts';
import { deskRefused, HttpError } from '../../errors.ts';
import { inTransaction } from '../../market/command-context.ts';

const answered = <View extends z.ZodType>(view: View) => ({ 200: z.object({ data: view }) });

async function sessionOf({ db, now }: Deps, request: FastifyRequest) {
  const member = await findMember(db, userOf(request));
  if (!member) throw deskRefused('desk.not-staff');
  const { open, fresh } = openUntil(member, now());
  return {
    data: {
      roles: [...member.roles],
      hasFactor: member.hasFactor,
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
      await checkOwner(user, request.body.password, reply);
      const data = await inTransaction(deps, (context) => beginFactor(context, user.id));
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
        const codes = await inTransaction(deps, (context) =>
          finishFactor(context, userOf(request), request.body.code),
        );
        return { data: { codes } };
      }),
  );
  app.post(
    '/api/desk/session',
    { preValidation: requireUser, schema: { body: codeBody, response: answered(deskSession) } },
    (request, reply) =>
      guess(request, reply, async () => {
        await inTransaction(deps, (context) =>
          showFactor(context, userOf(request), request.body.code),
        );
        return sessionOf(deps, request);
      }),
  );
};
