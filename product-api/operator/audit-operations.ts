import { listAudit } from '../queries/list-audit.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, type Operations } from './operation.ts';

export const auditOperations: Operations<'audit list'> = {
  'audit list': {
    async run({ market }, input) {
      const entries = await listAudit(market.db, input);
      return entries.map((entry) => ({ ...entry, at: isoOf(entry.at) }));
    },
    print(entries) {
      const rows = entries.map(({ at, actor, action, subject, details }) => [
        formatInstant(at),
        actor,
        action,
        subject,
        JSON.stringify(details),
      ]);
      const headings = ['AT (UTC)', 'WHO', 'ACTION', 'SUBJECT', 'DETAILS'];
      return formatTable(headings, rows, 'Nothing is recorded.');
    },
  },
};
