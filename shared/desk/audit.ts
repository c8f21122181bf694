import { z } from 'zod';
import { givenId, id, instant, shortText } from './fields.ts';
import { operation } from './operation.ts';

export const auditOperations = {
  'audit list': operation({
    about: 'List what the staff did, newest first; --subject such as order:12, or --actor',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({
      subject: shortText.optional(),
      actor: shortText.optional(),
      before: givenId.optional(),
    }),
    answer: z.array(
      z.object({
        id,
        at: instant,
        actor: z.string(),
        action: z.string(),
        subject: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
};
