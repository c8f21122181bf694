import { listWaiting } from '../queries/list-waiting.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';

export const todayOperations: Operations<'today show'> = {
  'today show': {
    async run({ market }) {
      const waiting = await listWaiting(market.db, market.now());
      return waiting.map((one) => ({ ...one, since: isoOf(one.since), due: isoOrNull(one.due) }));
    },
    print(waiting) {
      const rows = waiting.map(({ since, due, kind, id, title, task, role }) => [
        formatInstant(since),
        formatInstant(due),
        kind,
        id === null ? '-' : String(id),
        title,
        task,
        role,
      ]);
      const headings = ['SINCE (UTC)', 'DUE (UTC)', 'KIND', 'ID', 'WHAT', 'TASK', 'ROLE'];
      return formatTable(headings, rows, 'Nothing waits.');
    },
  },
};
