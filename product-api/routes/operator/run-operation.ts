import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { prose } from '../../../shared/contracts/wire/text.ts';
import { requireOperator, userOf } from '../../auth/current-user.ts';
import type { App, Deps, Route } from '../../deps.ts';
import { badRequest } from '../../errors.ts';
import type { CommandDeps } from '../../market/command-context.ts';
import { type Input, type Operation, UsageError } from '../../operator/operation.ts';
import { operations } from '../../operator/operations.ts';
import { runOperation } from '../../operator/run-operation.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { idText } from '../query-fields.ts';

const word = prose.min(1).max(2000);
const answer = z.object({ data: z.unknown() });

/**
 * Every operation of the command line, for users with the operator role: 'asks approve <id>' is
 * POST /api/operator/asks/approve/{id}. Reads are GET; writes need an Idempotency-Key, because
 * repeating one would advance a record twice.
 */
export const runOperationRoutes: Route = (app, deps) => {
  for (const operation of operations) {
    if (operation.isForTerminal !== true) addOperation(app, deps, operation);
  }
};

function addOperation(app: App, deps: Deps, operation: Operation): void {
  const names = operation.words.map((_, index) => `word${index}`);
  const url = ['/api/operator', ...operation.name.split(' '), ...names.map((one) => `:${one}`)];
  const params = z.object(
    Object.fromEntries(
      names.map((name, index) => [name, index === 0 && operation.takesId ? idText : word]),
    ),
  );
  const body = z.strictObject(
    Object.fromEntries([
      ...operation.required.map((option) => [option, word] as const),
      ...operation.optional.map((option) => [option, word.optional()] as const),
    ]),
  );
  const inputOf = (request: FastifyRequest): Input => {
    const given: Readonly<Record<string, unknown>> = Object(request.params);
    const words = names.map((name) => String(given[name]));
    const options = body.partial().parse(request.body ?? {});
    return { id: operation.takesId ? Number(words[0]) : 0, words, options, switches: new Set() };
  };
  const run = async (market: CommandDeps, request: FastifyRequest) => {
    const actor = `operator:user-${userOf(request).id}`;
    try {
      return { data: (await runOperation(operation, { market, actor }, inputOf(request))).data };
    } catch (error) {
      throw error instanceof UsageError ? badRequest(error.message) : error;
    }
  };
  if (operation.isRead) {
    app.get(
      url.join('/'),
      { preValidation: requireOperator, schema: { params, response: { 200: answer } } },
      (request) => run(deps, request),
    );
    return;
  }
  app.post(
    url.join('/'),
    {
      preValidation: requireOperator,
      schema: {
        params,
        body: operation.required.length > 0 ? body : body.nullish(),
        response: { 200: answer },
      },
    },
    (request) =>
      runTradingWrite(deps, request, (context) => run({ ...context, db: context.tx }, request)),
  );
}
