import { auditSentence } from '../../shared/desk/audit-sentence.ts';
import { listAudit } from '../queries/list-audit.ts';
import { formatInstant, formatTable } from './format-table.ts';
import type { Operations } from './operation.ts';

export const auditOperations: Operations<'audit list'> = {
  'audit list': {
    run: ({ market }, input) => listAudit(market.db, input),
    print(entries) {
      const rows = entries.map((entry) => [
        formatInstant(entry.at),
        auditSentence(entry),
        entry.actor,
        entry.origin ?? '-',
        entry.action,
        entry.subject,
        JSON.stringify(entry.details),
      ]);
      const headings = ['AT (UTC)', 'WHAT', 'WHO', 'FROM', 'ACTION', 'SUBJECT', 'DETAILS'];
      return formatTable(headings, rows, 'Nothing is recorded.');
    },
  },
};
