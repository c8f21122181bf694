import { decideSubmission } from '../commands/decide-submission.ts';
import { notFound } from '../errors.ts';
import { inTransaction } from '../market/command-context.ts';
import { findSubmission, listPendingSubmissions } from '../queries/list-for-operator.ts';
import { formatInstant, formatTable } from './format-table.ts';
import type { Operation } from './operation.ts';

const list: Operation = {
  name: 'submissions list',
  words: [],
  takesId: false,
  isRead: true,
  required: [],
  optional: [],
  about: 'List the works and releases that wait to be decided, the longest waiting first',
  async run({ market }) {
    const data = await listPendingSubmissions(market.db);
    const rows = data.map(({ id, kind, fields, person, files, createdAt }) => [
      String(id),
      kind,
      String(fields.name ?? ''),
      String(fields.artistName ?? fields.artistNames ?? ''),
      person,
      String(files),
      formatInstant(createdAt),
    ]);
    const headings = ['ID', 'KIND', 'NAME', 'ARTISTS', 'FROM', 'FILES', 'HANDED IN (UTC)'];
    return { data, text: formatTable(headings, rows, 'Nothing waits to be decided.') };
  },
};

const show: Operation = {
  name: 'submissions show',
  words: ['<id>'],
  takesId: true,
  subject: 'submission',
  isRead: true,
  required: [],
  optional: [],
  about: 'Show all that was handed in with a submission',
  async run({ market }, { id }) {
    const data = await findSubmission(market.db, id);
    if (!data) throw notFound();
    const facts = formatTable(
      ['SUBMISSION', String(id)],
      [
        ['Kind', data.kind],
        ['Status', data.status],
        ['From', data.person],
        ...Object.entries(data.fields).map(([name, value]) => [name, String(value)]),
        ...data.files.map((file) => ['File', `${file.id} (${file.type}, ${file.name})`]),
      ],
      '',
    );
    return { data, text: facts };
  },
};

const approve: Operation = {
  name: 'submissions approve',
  words: ['<id>'],
  takesId: true,
  subject: 'submission',
  isRead: false,
  required: [],
  optional: [],
  about: 'Accept a proposed work or release; its sender is notified',
  async run({ market, actor }, { id }) {
    const data = await inTransaction(market, (context) =>
      decideSubmission(context, { submissionId: id, rejectedFor: null, actor }),
    );
    return { data, text: `Submission ${id} is approved. Its sender is told.` };
  },
};

const reject: Operation = {
  name: 'submissions reject',
  words: ['<id>'],
  takesId: true,
  subject: 'submission',
  isRead: false,
  required: ['reason'],
  optional: [],
  about: 'Decline a proposed work or release; the reason is sent to its sender',
  async run({ market, actor }, { id, options: { reason = '' } }) {
    const data = await inTransaction(market, (context) =>
      decideSubmission(context, { submissionId: id, rejectedFor: reason, actor }),
    );
    return { data, text: `Submission ${id} is rejected. Its sender is told why.` };
  },
};

export const submissionOperations: readonly Operation[] = [list, show, approve, reject];
