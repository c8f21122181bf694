import type { FastifyRequest } from 'fastify';
import type { OperationName } from '../../../shared/desk/operations.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Deps } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { checkAccess } from '../../upstream/desk.ts';

/**
 * Options of a route that runs an operation: who may not run it is told so, and not what is wrong
 * with the input.
 */
export const forOperation = ({ upstream }: Pick<Deps, 'upstream'>, name: OperationName) => ({
  attachValidation: true,
  preValidation: requireSession,
  async preHandler(request: FastifyRequest) {
    if (!request.validationError) return;
    await checkAccess(upstream, callerOf(request), name);
    throw request.validationError;
  },
});
