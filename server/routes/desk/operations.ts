import { methodOf } from '../../../shared/desk/operation.ts';
import { operationPath } from '../../../shared/desk/operation-path.ts';
import { contractOf, type OperationName, operationNames } from '../../../shared/desk/operations.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { App, Deps, Route } from '../../deps.ts';
import { idempotencyKeyOf } from '../../trades/idempotency-key.ts';
import { callerOf, traderOf } from '../../upstream/caller.ts';
import { runOperation } from '../../upstream/desk.ts';
import { tradeHeaders } from '../responses.ts';
import { deskBodyLimit } from './body-limit.ts';

/** One call for each operation of the desk. */
export const operationRoutes: Route = (app, deps) => {
  for (const name of operationNames) {
    if (contractOf(name).isCommandOnly !== true) addOperation(app, deps, name);
  }
};

function addOperation(app: App, { upstream, publicReads }: Deps, name: OperationName): void {
  const contract = contractOf(name);
  const { about, isRead, input, answer, role } = contract;
  const shared = {
    tags: ['desk'],
    operationId: operationIdOf(name),
    summary: capitalized(name),
    description: `${about}. For the role: ${role}.`,
    response: { 200: answer },
  };
  const url = operationPath(name);
  if (isRead && methodOf(contract) === 'GET') {
    app.get(
      url,
      { schema: { ...shared, querystring: input }, preValidation: requireSession },
      (request) => runOperation(upstream, callerOf(request), name, request.query as never),
    );
    return;
  }
  if (isRead) {
    app.post(
      url,
      {
        schema: { ...shared, body: input },
        bodyLimit: deskBodyLimit,
        preValidation: requireSession,
      },
      (request) => runOperation(upstream, callerOf(request), name, request.body as never),
    );
    return;
  }
  app.post(
    url,
    {
      schema: { ...shared, headers: tradeHeaders, body: input },
      bodyLimit: deskBodyLimit,
      preValidation: requireSession,
    },
    (request) => {
      const key = idempotencyKeyOf(request);
      // Whether or not its answer arrived: the change may be made.
      return runOperation(upstream, traderOf(request), name, request.body as never, key).finally(
        publicReads.invalidateAll,
      );
    },
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'orders record-payment' as deskOrdersRecordPayment. */
function operationIdOf(name: OperationName): string {
  return `desk${name.split(/[ -]/).map(capitalized).join('')}`;
}
