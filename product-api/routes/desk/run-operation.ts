import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { operationPath } from '../../../shared/desk/operation-path.ts';
import { contractOf, type OperationName, operationNames } from '../../../shared/desk/operations.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { findMember, recordRefusal, refusalOf } from '../../auth/staff.ts';
import type { App, Deps, Route } from '../../deps.ts';
import { badRequest } from '../../errors.ts';
import type { CommandDeps } from '../../market/command-context.ts';
import { UsageError } from '../../operator/operation.ts';
import { runOperation } from '../../operator/run-operation.ts';
import { runTradingWrite } from '../idempotent-write.ts';

/**
 * Every operation of the command line, for the staff at the desk: 'asks approve' is POST
 * /api/desk/asks/approve. Reads are GET; writes need an Idempotency-Key, because repeating one would
 * advance a record twice.
 */
export const runOperationRoutes: Route = (app, deps) => {
  for (const name of operationNames) {
    if (contractOf(name).isCommandOnly !== true) addOperation(app, deps, name);
  }
};

function addOperation(app: App, deps: Deps, name: OperationName): void {
  const { isRead, input, answer } = contractOf(name);
  const response = { 200: z.object({ data: answer }) };
  const url = operationPath(name);
  const requireAccess = async (request: FastifyRequest) => {
    await requireUser(request);
    await checkAccess(deps, request, name);
  };
  const run = async (market: CommandDeps, request: FastifyRequest, given: unknown) => {
    const actor = `desk:${userOf(request).id}`;
    try {
      // The route's schema has checked it.
      return { data: await runOperation(name, { market, actor }, given as never) };
    } catch (error) {
      throw error instanceof UsageError ? badRequest(error.message) : error;
    }
  };
  if (isRead) {
    app.get(
      url,
      { preValidation: requireAccess, schema: { querystring: input, response } },
      (request) => run(deps, request, request.query),
    );
    return;
  }
  app.post(url, { preValidation: requireAccess, schema: { body: input, response } }, (request) =>
    runTradingWrite(deps, request, (context) =>
      run({ ...context, db: context.tx }, request, request.body),
    ),
  );
}

/** Throws why the user may not run it now, and keeps that in the audit. */
async function checkAccess(
  { db, now }: Deps,
  request: FastifyRequest,
  name: OperationName,
): Promise<void> {
  const user = userOf(request);
  const { role, isSensitive = false } = contractOf(name);
  const member = await findMember(db, user);
  const refusal = refusalOf(member, { role, isSensitive }, now());
  if (!refusal) return;
  const { code = '' } = refusal.details;
  const actor = `desk:${user.id}`;
  await recordRefusal(db, { actor, operation: name, code, at: now() });
  throw refusal;
}
