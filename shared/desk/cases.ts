import { z } from 'zod';
import { caseDecisions, caseKinds, caseStages } from '../domain/cases.ts';
import { orderStatuses } from '../domain/order-status.ts';
import { givenId, id, instant, positive, reason } from './fields.ts';
import { operation } from './operation.ts';

const moved = z.object({ id, orderId: id, status: z.enum(orderStatuses) });

export const caseOperations = {
  'cases list': operation({
    about: 'List the open cases, the longest open first',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(
      z.object({
        id,
        orderId: id,
        title: z.string(),
        kind: z.enum(caseKinds),
        stage: z.enum(caseStages),
        openedAt: instant,
        /** Until when the next actor has time; null: the bank sets it. */
        deadline: instant.nullable(),
      }),
    ),
  }),
  'cases decide': operation({
    about:
      'Decide a case: refund, partial-refund with an --amount in the buyer’s currency, send-back, or refuse; the reason is a sentence that both sides read',
    role: 'treasurer',
    isRead: false,
    isSensitive: true,
    subject: 'case',
    words: ['id', 'decision'],
    input: z.strictObject({
      id: givenId,
      decision: z.enum(caseDecisions, `Must be one of ${caseDecisions.join(', ')}`),
      amount: positive.optional(),
      reason,
    }),
    answer: moved,
  }),
  'cases receive': operation({
    about: 'Say that the work which a buyer sent back has come: the buyer is refunded',
    role: 'authenticator',
    isRead: false,
    subject: 'case',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: moved,
  }),
};
