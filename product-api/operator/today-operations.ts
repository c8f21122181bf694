import { listWaiting } from '../queries/today/list-waiting.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';

export const todayOperations: Operations<'today show'> = {
  'today show': {
    async run({ market }) {
      const waiting = await listWaiting(market.db, market.now());
      return waiting.map((one) => ({ ...one, since: isoOf(one.since), due: isoOrNull(one.due) }));
    },
    print(waiting) {
      const rows = waiting.map(({ since, due, dueBy, kind, id, title, task, role }) => [
        formatInstant(since),
        formatInstant(due),
        dueBy ?? '-',
        kind,
        id === null ? '-' : String(id),
        title,
        task,
        role,
      ]);
      const headings = ['SINCE (UTC)', 'DUE (UTC)', 'BY', 'KIND', 'ID', 'WHAT', 'TASK', 'ROLE'];
      return formatTable(headings, rows, 'Nothing waits.');
    },
  },
};
