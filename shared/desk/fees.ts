import { z } from 'zod';
import { feesView } from '../contracts/catalogue.ts';
import { greatestFee } from '../domain/fee-rules.ts';
import { type FeeName, feeNames } from '../domain/fees.ts';
import { decimalUpTo, givenId, givenInstant, id, instant } from './fields.ts';
import { operation } from './operation.ts';

export const feeScheduleStates = ['ended', 'in-force', 'later'] as const;

/** Each fee; those that are left out stay as they are. */
const givenFees = Object.fromEntries(
  feeNames.map((name) => [name, decimalUpTo(greatestFee(name)).optional()]),
) as Record<FeeName, z.ZodOptional<ReturnType<typeof decimalUpTo>>>;

export const feeOperations = {
  'fees list': operation({
    about: 'List the fees with the time from which they hold, the latest first',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(
      z.object({
        /** null: the defaults. */
        id: id.nullable(),
        from: instant.nullable(),
        state: z.enum(feeScheduleStates),
        fees: feesView,
        by: z.string().nullable(),
      }),
    ),
  }),
  'fees add': operation({
    about:
      'Set fees that hold from a later time (2027-01-01T00:00:00Z) for new quotes; offers in the book keep theirs',
    role: 'owner',
    isRead: false,
    isSensitive: true,
    words: ['from'],
    input: z.strictObject({ from: givenInstant, ...givenFees }),
    answer: z.object({ id, from: instant }),
  }),
  'fees take-back': operation({
    about: 'Take back fees that do not hold yet',
    role: 'owner',
    isRead: false,
    isSensitive: true,
    subject: 'schedule of fees',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({ id }),
  }),
};
