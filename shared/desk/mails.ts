import { z } from 'zod';
import { givenId, id } from './fields.ts';
import { operation } from './operation.ts';

export const mailOperations = {
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
