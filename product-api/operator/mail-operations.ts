import type { AnswerOf } from '../../shared/desk/operations.ts';
import { resendMail } from '../commands/resend-mail.ts';
import { editMessage, resetMessage } from '../commands/write-message.ts';
import { readBrand } from '../db/site-name.ts';
import { inTransaction } from '../market/command-context.ts';
import { presentMessagePreview } from '../presenters/present-message-preview.ts';
import type { MailRow } from '../queries/list-mails.ts';
import {
  listMessages,
  paragraphsOf,
  requireMessage,
  showMessage,
} from '../queries/show-message.ts';
import { formatTable } from './format-table.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';

export const presentMail = ({ createdAt, sentAt, ...mail }: MailRow) => ({
  ...mail,
  createdAt: isoOf(createdAt),
  sentAt: isoOrNull(sentAt),
});

type Name = `mails ${'list' | 'show' | 'preview' | 'edit' | 'reset' | 'resend'}`;

export const mailOperations: Operations<Name> = {
  'mails list': {
    run: ({ market }) => listMessages(market.db),
    print: (messages) =>
      formatTable(
        ['NAME', 'STATE', 'SUBJECT'],
        messages.map(({ name, state, subject }) => [name, state, subject]),
        '',
      ),
  },
  'mails show': {
    run: ({ market }, { name }) => showMessage(market.db, name),
    print({ fields, problems, ...message }) {
      const facts = (['about', 'state', 'version', 'subject'] as const).map((one) => [
        one,
        message[one],
      ]);
      const rows = fields.map(({ name, about, sample, isNeeded }) => [
        ...[`{{${name}}}`, isNeeded ? 'yes' : 'no', sample, about],
      ]);
      return [
        ...[
          formatTable(['MESSAGE', message.name], facts, ''),
          ...linesOf(problems),
          '',
          message.text,
          '',
        ],
        formatTable(['FIELD', 'NEEDED', 'SAMPLE', 'ABOUT'], rows, 'It has no fields.'),
      ].join('\n');
    },
  },
  'mails preview': {
    async run({ market }, { name: given, subject, text }) {
      const { name, ...shown } = await showMessage(market.db, given);
      const written = {
        subject: subject ?? shown.subject,
        paragraphs: paragraphsOf(text ?? shown.text),
      };
      return presentMessagePreview(requireMessage(name), written, {
        publicUrl: market.publicUrl,
        brand: await readBrand(market.db),
      });
    },
    print: ({ subject, text, problems }) => [...linesOf(problems), subject, '', text].join('\n'),
  },
  'mails edit': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => editMessage(context, { ...given, actor })),
    print: ({ name, version }) => `${name} is written: version ${version}.`,
  },
  'mails reset': {
    run: ({ market, actor }, { name }) =>
      inTransaction(market, (context) => resetMessage(context, { name, actor })),
    print: ({ name }) => `${name} has its default.`,
  },
  'mails resend': {
    async run({ market, actor }, { id }) {
      await inTransaction(market, (context) => resendMail(context, { id, actor }));
      return { id };
    },
    print: ({ id }) => `Mail ${id} is tried again at once.`,
  },
};

const linesOf = (problems: AnswerOf<'mails preview'>['problems']) =>
  problems.map(({ field, message }) => `${field}: ${message}.`);
