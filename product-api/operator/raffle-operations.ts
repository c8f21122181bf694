import { runRaffle } from '../commands/run-raffle.ts';
import { notFound } from '../errors.ts';
import { inTransaction } from '../market/command-context.ts';
import { findRaffle } from '../queries/list-for-operator.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { type Operation, UsageError } from './operation.ts';

const method =
  'Entries stand in the order of SHA-256("<seed>:<entry>") in hexadecimal; the first are drawn.';

const entries: Operation = {
  name: 'raffle entries',
  words: ['<release>'],
  takesId: true,
  subject: 'release',
  isRead: true,
  required: [],
  optional: [],
  about: 'List the entries of a release’s raffle, once drawn in the order of the draw',
  async run({ market }, { id }) {
    const data = await findRaffle(market.db, id);
    if (!data) throw notFound();
    const rows = data.entries.map((entry) => [
      String(entry.id),
      entry.person,
      formatInstant(entry.enteredAt),
      entry.rank === null ? '-' : String(entry.rank),
      entry.buyBy ? formatInstant(entry.buyBy) : '-',
    ]);
    const headings = ['ENTRY', 'PERSON', 'ENTERED (UTC)', 'RANK', 'MAY BUY UNTIL (UTC)'];
    return { data, text: formatTable(headings, rows, 'There are no entries.') };
  },
};

const run: Operation = {
  name: 'raffle run',
  words: ['<release>'],
  takesId: true,
  subject: 'release',
  isRead: false,
  required: ['winners', 'seed'],
  optional: [],
  about: 'Draw a raffle that has closed, by a seed that was named beforehand; everybody is told',
  async run({ market, actor }, { id, options: { winners = '', seed = '' } }) {
    if (!/^[1-9]\d{0,5}$/.test(winners)) throw new UsageError('--winners is a number from 1 on.');
    const input = { releaseId: id, winners: Number(winners), seed, actor };
    const drawn = await inTransaction(market, (context) => runRaffle(context, input));
    const data = { releaseId: id, seed, winners: Number(winners), method, entries: drawn };
    const rows = drawn.map(({ rank, entryId, digest, won }) => [
      String(rank),
      String(entryId),
      won ? 'drawn' : '-',
      digest,
    ]);
    const table = formatTable(['RANK', 'ENTRY', '', 'SHA-256'], rows, 'There were no entries.');
    return { data, text: `Seed: ${seed}\n${method}\n\n${table}` };
  },
};

export const raffleOperations: readonly Operation[] = [entries, run];
