import { z } from 'zod';
import { instant } from './fields.ts';
import { operation } from './operation.ts';
import { roles } from './roles.ts';

/** The kinds of work that wait at the desk. */
export const waitingKinds = [
  'listing',
  'answer',
  'order',
  'case',
  'shared',
  'proposal',
  'royalty',
  'stuck-payment',
  'discrepancy',
  'submission',
  'release',
  'raffle',
  'rate',
  'mail',
  'job',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Who has to act before something is overdue. */
const dueBySides = ['buyer', 'seller', 'carrier', 'us'] as const;
export type DueBy = (typeof dueBySides)[number];

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
  dueBy: z.enum(dueBySides).nullable(),
});
export type Waiting = z.infer<typeof waiting>;

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
