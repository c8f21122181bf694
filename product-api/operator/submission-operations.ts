import { draftSubmission } from '../commands/catalogue/draft-submission.ts';
import { decideSubmission } from '../commands/decide-submission.ts';
import { notFound } from '../errors.ts';
import { inTransaction } from '../market/command-context.ts';
import { findSubmission, listPendingSubmissions } from '../queries/list-for-operator.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, type Operations } from './operation.ts';

type Name =
  | 'submissions list'
  | 'submissions show'
  | 'submissions approve'
  | 'submissions draft'
  | 'submissions reject';

export const submissionOperations: Operations<Name> = {
  'submissions list': {
    async run({ market }) {
      const submissions = await listPendingSubmissions(market.db);
      return submissions.map((one) => ({
        ...one,
        fields: { ...one.fields },
        createdAt: isoOf(one.createdAt),
      }));
    },
    print(submissions) {
      const rows = submissions.map(({ id, kind, fields, person, files, createdAt }) => [
        String(id),
        kind,
        String(fields.name ?? ''),
        String(fields.artistName ?? fields.artistNames ?? ''),
        person,
        String(files),
        formatInstant(createdAt),
      ]);
      const headings = ['ID', 'KIND', 'NAME', 'ARTISTS', 'FROM', 'FILES', 'HANDED IN (UTC)'];
      return formatTable(headings, rows, 'Nothing waits to be decided.');
    },
  },
  'submissions show': {
    async run({ market }, { id }) {
      const found = await findSubmission(market.db, id);
      if (!found) throw notFound();
      const { kind, status, reason, fields, userId, person, createdAt, files, artworkId } = found;
      const facts = { id, kind, status, reason, person, createdAt: isoOf(createdAt) };
      return { ...facts, personId: userId, fields: { ...fields }, files, artworkId };
    },
    print: ({ id, kind, status, person, fields, files }) =>
      formatTable(
        ['SUBMISSION', String(id)],
        [
          ['Kind', kind],
          ['Status', status],
          ['From', person],
          ...Object.entries(fields).map(([name, value]) => [name, String(value)]),
          ...files.map((file) => ['File', `${file.id} (${file.type}, ${file.name})`]),
        ],
        '',
      ),
  },
  'submissions approve': {
    run: ({ market, actor }, { id }) =>
      inTransaction(market, (context) =>
        decideSubmission(context, { submissionId: id, rejectedFor: null, actor }),
      ),
    print: ({ id }) => `Submission ${id} is approved. Its sender is told.`,
  },
  'submissions draft': {
    run: ({ market, actor, dataDir }, { id }) =>
      inTransaction(market, (context) =>
        draftSubmission(context, { submissionId: id, actor, dataDir }),
      ),
    print: ({ id, artworkId }) =>
      `Submission ${id} is the draft of artwork ${artworkId}. Its sender is told.`,
  },
  'submissions reject': {
    run: ({ market, actor }, { id, reason }) =>
      inTransaction(market, (context) =>
        decideSubmission(context, { submissionId: id, rejectedFor: reason, actor }),
      ),
    print: ({ id }) => `Submission ${id} is rejected. Its sender is told why.`,
  },
};
