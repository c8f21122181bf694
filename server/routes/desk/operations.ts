import { methodOf } from '../../../shared/desk/operation.ts';
import { operationPath } from '../../../shared/desk/operation-path.ts';
import { contractOf, type OperationName, operationNames } from '../../../shared/desk/operations.ts';
import type { App, Deps, Route } from '../../deps.ts';
import { idempotencyKeyOf } from '../../trades/idempotency-key.ts';
import { callerOf, traderOf } from '../../upstream/caller.ts';
import { runOperation } from '../../upstream/desk.ts';
import { tradeHeaders } from '../responses.ts';
import { deskBodyLimit } from './body-limit.ts';
import { forOperation } from './for-operation.ts';

/** One call for each operation of the desk. */
export const operationRoutes: Route = (app, deps) => {
  for (const name of operationNames) {
    if (contractOf(name).isCommandOnly !== true) addOperation(app, deps, name);
  }
};

function addOperation(app: App, deps: Deps, name: OperationName): void {
  const { upstream, publicReads } = deps;
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
  const access = forOperation(deps, name);
  if (isRead && methodOf(contract) === 'GET') {
    app.get(url, { ...access, schema: { ...shared, querystring: input } }, (request) =>
      runOperation(upstream, callerOf(request), name, request.query as never),
    );
    return;
  }
  if (isRead) {
    app.post(
      url,
      {
        ...access,
        schema: { ...shared, body: input },
        bodyLimit: deskBodyLimit,
      },
      (request) => runOperation(upstream, callerOf(request), name, request.body as never),
    );
    return;
  }
  app.post(
    url,
    {
      ...access,
      schema: { ...shared, headers: tradeHeaders, body: input },
      bodyLimit: deskBodyLimit,
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
