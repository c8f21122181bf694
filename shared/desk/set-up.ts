import { z } from 'zod';
import { operation } from './operation.ts';

/** The steps from an empty installation to the first sale, in order. */
export const setUpSteps = ['address', 'payments', 'mail', 'work', 'listing'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** 'trial': enough to try the marketplace out on one machine, not to sell. */
const states = ['done', 'trial', 'open'] as const;

const step = z.object({
  step: z.enum(setUpSteps),
  state: z.enum(states),
  /** The address, the processor, the mail server's host; '': there is none. */
  value: z.string(),
});
export type SetUp = z.infer<typeof step>;

export const setUpOperations = {
  'setup show': operation({
    about: 'List the steps to the first sale, and which of them are done',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(step),
  }),
};
