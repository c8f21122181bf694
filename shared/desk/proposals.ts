import { z } from 'zod';
import { givenId, id, instant, reason } from './fields.ts';
import { operation } from './operation.ts';

/** Operations on money outside the normal path: one person proposes, another approves. */
export const proposedOperations = [
  'orders record-payment',
  'orders record-refund',
  'orders record-repayment',
  'royalties record-payment',
] as const;
export type ProposedOperation = (typeof proposedOperations)[number];
/** All others concern an order. */
export type ProposedForOrder = Exclude<ProposedOperation, 'royalties record-payment'>;

export const proposalOutcomes = ['approved', 'declined', 'expired'] as const;

/** Milliseconds until a proposal can be approved where one person alone may do so. */
export const proposalWait = 24 * 3_600_000;
/** Milliseconds until an open proposal expires. */
export const proposalLasts = 7 * 24 * 3_600_000;

export const proposal = z.object({
  id,
  operation: z.enum(proposedOperations),
  /** null: it concerns an artist. */
  orderId: id.nullable(),
  artistId: id.nullable(),
  input: z.record(z.string(), z.unknown()),
  proposedBy: z.string(),
  /** Whether it is the proposal of the person who asks. */
  isOwn: z.boolean(),
  proposedAt: instant,
  /** When its proposer may approve it, where no one else can; null: another person approves. */
  waitsUntil: instant.nullable(),
  expiresAt: instant,
  outcome: z.enum(proposalOutcomes).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

/** The answer of an operation that is only proposed; the id is its order's or artist's. */
export const proposed = z.object({
  id,
  proposal: id,
  waitsUntil: instant.nullable(),
  expiresAt: instant,
});

const decided = z.object({ id, orderId: id.nullable(), artistId: id.nullable() });

export const proposalOperations = {
  'proposals list': operation({
    about: 'List the payments outside the normal path that wait for another person’s approval',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(proposal),
  }),
  'proposals approve': operation({
    about:
      'Do what another person proposed, at the desk only; refused where the order has moved on, or less is owed',
    role: 'treasurer',
    isRead: false,
    isSensitive: true,
    subject: 'proposal',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: decided,
  }),
  'proposals decline': operation({
    about: 'Decline or withdraw a proposal; the reason is kept in the audit',
    role: 'treasurer',
    isRead: false,
    subject: 'proposal',
    words: ['id'],
    input: z.strictObject({ id: givenId, reason }),
    answer: decided,
  }),
};
