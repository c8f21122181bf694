import { z } from 'zod';
import {
  raffleEntryBody,
  wireRaffleEntries,
  wireRaffleEntry,
  wireWithdrawn,
} from '../../../shared/contracts/wire/raffles.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { enterRaffle, withdrawEntry } from '../../commands/enter-raffle.ts';
import type { Route } from '../../deps.ts';
import { listOwnEntries } from '../../queries/list-for-operator.ts';
import { idParams, isId } from '../query-fields.ts';

const query = z.strictObject({
  filters: z
    .strictObject({ release: z.strictObject({ id: isId }) })
    .partial()
    .default({}),
});

export const enterRaffleRoute: Route = (app, deps) => {
  app.post(
    '/api/raffle-entries',
    {
      preValidation: requireUser,
      schema: { body: raffleEntryBody, response: { 200: wireRaffleEntry } },
    },
    async (request) => {
      const { releaseId } = request.body;
      return { data: present(await enterRaffle(deps, { userId: userOf(request).id, releaseId })) };
    },
  );
};

export const listRaffleEntriesRoute: Route = (app, { db }) => {
  app.get(
    '/api/raffle-entries',
    {
      preValidation: requireUser,
      schema: { querystring: query, response: { 200: wireRaffleEntries } },
    },
    async (request) => {
      const releaseId = request.query.filters.release?.id.$eq;
      return { data: (await listOwnEntries(db, userOf(request).id, releaseId)).map(present) };
    },
  );
};

export const withdrawEntryRoute: Route = (app, deps) => {
  app.delete(
    '/api/raffle-entries/:id',
    {
      preValidation: requireUser,
      schema: { params: idParams, response: { 200: wireWithdrawn } },
    },
    async (request) => {
      const { id } = request.params;
      await withdrawEntry(deps, { userId: userOf(request).id, entryId: id });
      return { data: { id } };
    },
  );
};

type Entry = Awaited<ReturnType<typeof enterRaffle>>;

function present({ id, releaseId, createdAt, rank, buyBy }: Entry) {
  return {
    id,
    releaseId,
    enteredAt: createdAt.toISOString(),
    rank,
    buyBy: buyBy?.toISOString() ?? null,
  };
}
