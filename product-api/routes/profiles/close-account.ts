import { done, leaveBody, wireLeaving } from '../../../shared/contracts/wire/auth.ts';
import { money } from '../../../shared/domain/money.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { createOwnerCheck } from '../../auth/owner-check.ts';
import { closeAccount } from '../../commands/close-account.ts';
import type { Route } from '../../deps.ts';
import { readDebts } from '../../market/ledger/share-out.ts';
import { countOpenTrades } from '../../queries/count-open-trades.ts';
import { deleteUploads } from '../../uploads/upload-store.ts';

/** What must end before the account can be closed. */
export const getLeavingRoute: Route = (app, { db }) => {
  app.get(
    '/api/profiles/leave',
    { preValidation: requireUser, schema: { response: { 200: wireLeaving } } },
    async (request) => {
      const { id } = userOf(request);
      const debts = await readDebts(db, id);
      const owed = debts.map(({ amount, currency }) => money(amount, currency));
      return { data: { ...(await countOpenTrades(db, id)), debts: owed } };
    },
  );
};

export const closeAccountRoute: Route = (app, deps) => {
  const checkOwner = createOwnerCheck(deps);
  app.post(
    '/api/profiles/leave',
    {
      preValidation: requireUser,
      schema: { body: leaveBody.nullish(), response: { 200: done } },
    },
    async (request, reply) => {
      const owner = await checkOwner(userOf(request), request.body?.password, reply);
      const { files } = await closeAccount(deps, owner);
      await deleteUploads(deps.dataDir, files);
      return { ok: true as const };
    },
  );
};
