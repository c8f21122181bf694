import { runRaffle } from '../commands/run-raffle.ts';
import { notFound } from '../errors.ts';
import { inTransaction } from '../market/command-context.ts';
import { findRaffle } from '../queries/list-for-operator.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';

const method =
  'Entries stand in the order of SHA-256("<seed>:<entry>") in hexadecimal; the first are drawn.';

export const raffleOperations: Operations<'raffle entries' | 'raffle run'> = {
  'raffle entries': {
    async run({ market }, { release: id }) {
      const found = await findRaffle(market.db, id);
      if (!found) throw notFound();
      const { release, draw, seedHash, entries } = found;
      return {
        release: { ...release, endsAt: isoOrNull(release.endsAt) },
        seedHash,
        draw: draw && { seed: draw.seed, winners: draw.winners },
        entries: entries.map((entry) => ({
          ...entry,
          enteredAt: isoOf(entry.enteredAt),
          buyBy: isoOrNull(entry.buyBy),
        })),
      };
    },
    print({ entries, seedHash }) {
      const rows = entries.map((entry) => [
        String(entry.id),
        entry.person,
        formatInstant(entry.enteredAt),
        entry.rank === null ? '-' : String(entry.rank),
        formatInstant(entry.buyBy),
      ]);
      const headings = ['ENTRY', 'PERSON', 'ENTERED (UTC)', 'RANK', 'MAY BUY UNTIL (UTC)'];
      const table = formatTable(headings, rows, 'There are no entries.');
      return seedHash === null ? table : `SHA-256 of the seed: ${seedHash}\n\n${table}`;
    },
  },
  'raffle run': {
    async run({ market, actor }, { release: releaseId, winners }) {
      const { seed, entries } = await inTransaction(market, (context) =>
        runRaffle(context, { releaseId, winners, actor }),
      );
      return { releaseId, seed, winners, method, entries: [...entries] };
    },
    print({ seed, entries }) {
      const rows = entries.map(({ rank, entryId, digest, won }) => [
        String(rank),
        String(entryId),
        won ? 'drawn' : '-',
        digest,
      ]);
      const table = formatTable(['RANK', 'ENTRY', '', 'SHA-256'], rows, 'There were no entries.');
      return `Seed: ${seed}\n${method}\n\n${table}`;
    },
  },
};
