import { resendMail } from '../commands/resend-mail.ts';
import { inTransaction } from '../market/command-context.ts';
import type { MailRow } from '../queries/list-mails.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';

export const presentMail = ({ createdAt, sentAt, ...mail }: MailRow) => ({
  ...mail,
  createdAt: isoOf(createdAt),
  sentAt: isoOrNull(sentAt),
});

export const mailOperations: Operations<'mails resend'> = {
  'mails resend': {
    async run({ market, actor }, { id }) {
      await inTransaction(market, (context) => resendMail(context, { id, actor }));
      return { id };
    },
    print: ({ id }) => `Mail ${id} is tried again at once.`,
  },
};
