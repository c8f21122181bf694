import { z } from 'zod';
import { line, prose } from '../contracts/wire/text.ts';
import { givenId, id } from './fields.ts';
import { operation } from './operation.ts';

/** Messages by whom and what they are about. */
export const messageGroups = [
  ...(['purchases', 'sales', 'cases', 'offers', 'releases', 'accounts', 'staff'] as const),
] as const;

const subject = 'message';
const name = line.min(1, 'Cannot be empty').max(60);
/** Their limits are said with every other mistake. */
const written = {
  subject: line.max(1000).optional(),
  /** Paragraphs with empty lines between them. */
  text: prose
    .max(20_000)
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .optional(),
} as const;
const text = z.object({ subject: z.string(), text: z.string() });
const problems = z.array(z.object({ field: z.enum(['subject', 'text']), message: z.string() }));
const summary = z.object({
  name: z.string(),
  group: z.enum(messageGroups),
  /** Whom it tells, and when. */
  about: z.string(),
  subject: z.string(),
  /** 'fixed': it keeps accounts safe, and its words stay. */
  state: z.enum(['default', 'changed', 'fixed']),
});
const changed = z.object({ name: z.string(), version: z.string() });
const act = { role: 'owner', isRead: false, isSensitive: true, subject, words: ['name'] } as const;

export const mailOperations = {
  'mails list': operation({
    about: 'List every message that is sent, by its name',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(summary),
  }),
  'mails show': operation({
    about: 'Show the text of a message, its default and the fields that it may name',
    role: 'viewer',
    isRead: true,
    subject,
    words: ['name'],
    input: z.strictObject({ name }),
    answer: summary.extend({
      version: z.string(),
      text: z.string(),
      default: text,
      /** Also in the receiver's notifications. */
      isNotified: z.boolean(),
      fields: z.array(
        z.object({
          name: z.string(),
          about: z.string(),
          sample: z.string(),
          isNeeded: z.boolean(),
        }),
      ),
      /** Why the default is sent in place of the owner's text; empty: it is not. */
      problems,
    }),
  }),
  'mails preview': operation({
    about: 'Show a message with sample values as a mail, without saving it',
    role: 'viewer',
    isRead: true,
    hasBody: true,
    subject,
    words: ['name'],
    input: z.strictObject({ name, ...written }),
    answer: text.extend({ html: z.string(), problems }),
  }),
  'mails edit': operation({
    ...act,
    about: 'Write the subject or the text of a message as it was read in --version',
    input: z.strictObject({ name, version: line.min(1).max(64), ...written }),
    answer: changed,
  }),
  'mails reset': operation({
    ...act,
    about: 'Bring the default text of a message back',
    input: z.strictObject({ name }),
    answer: changed,
  }),
  'mails resend': operation({
    about: 'Try a mail again at once that the mail server has not taken',
    role: 'viewer',
    isRead: false,
    subject: 'mail',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({ id }),
  }),
};
