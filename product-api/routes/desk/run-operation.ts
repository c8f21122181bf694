import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { methodOf } from '../../../shared/desk/operation.ts';
import { operationPath } from '../../../shared/desk/operation-path.ts';
import { contractOf, type OperationName, operationNames } from '../../../shared/desk/operations.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { requireStaff } from '../../auth/staff.ts';
import type { App, Deps, Route } from '../../deps.ts';
import { badRequest } from '../../errors.ts';
import type { CommandDeps } from '../../market/command-context.ts';
import { UsageError } from '../../operator/operation.ts';
import { runOperation } from '../../operator/run-operation.ts';
import { runTradingWrite } from '../idempotent-write.ts';

/**
 * Every operation of the command line, for the staff at the desk: 'asks approve' is POST
 * /api/desk/asks/approve. Reads are GET; writes need an Idempotency-Key, because repeating one
 * would advance a record twice.
 */
export const runOperationRoutes: Route = (app, deps) => {
  for (const name of operationNames) {
    if (contractOf(name).isCommandOnly !== true) addOperation(app, deps, name);
  }
};

function addOperation(app: App, deps: Deps, name: OperationName): void {
  const contract = contractOf(name);
  const { isRead, input, answer, role, isSensitive = false } = contract;
  const response = { 200: z.object({ data: answer }) };
  const url = operationPath(name);
  const requireAccess = async (request: FastifyRequest) => {
    await requireUser(request);
    const asked = { role, isSensitive, operation: name };
    await requireStaff(deps.db, userOf(request), asked, deps.now());
  };
  const run = async (market: CommandDeps, request: FastifyRequest, given: unknown) => {
    const actor = `desk:${userOf(request).id}`;
    try {
      // The route's schema has checked it.
      return {
        data: await runOperation(name, { market, actor, dataDir: deps.dataDir }, given as never),
      };
    } catch (error) {
      throw error instanceof UsageError ? badRequest(error.message) : error;
    }
  };
  if (isRead && methodOf(contract) === 'GET') {
    app.get(
      url,
      { preValidation: requireAccess, schema: { querystring: input, response } },
      (request) => run(deps, request, request.query),
    );
    return;
  }
  if (isRead) {
    app.post(url, { preValidation: requireAccess, schema: { body: input, response } }, (request) =>
      run(deps, request, request.body),
    );
    return;
  }
  app.post(url, { preValidation: requireAccess, schema: { body: input, response } }, (request) =>
    runTradingWrite(deps, request, (context) =>
      run({ ...context, db: context.tx }, request, request.body),
    ),
  );
}
