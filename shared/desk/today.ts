import { z } from 'zod';
import { instant } from './fields.ts';
import { operation } from './operation.ts';
import { roles } from './roles.ts';

/** The kinds of work that wait at the desk. */
export const waitingKinds = [
  'listing',
  'order',
  'proposal',
  'stuck-payment',
  'submission',
  'raffle',
  'rate',
  'mail',
  'job',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

const waiting = z.object({
  kind: z.enum(waitingKinds),
  /** Of the record that waits; null where it has none. */
  id: z.int().nullable(),
  title: z.string(),
  /** What has to be done. */
  task: z.string(),
  role: z.enum(roles),
  since: instant,
  /** When it is late; null: nothing was promised. */
  due: instant.nullable(),
});

export const todayOperations = {
  'today show': operation({
    about: 'List what waits for the staff, the longest waiting first',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(waiting),
  }),
};
