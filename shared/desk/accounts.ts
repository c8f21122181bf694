import { z } from 'zod';
import { pauseReasons } from '../domain/conduct.ts';
import { currencies } from '../domain/money.ts';
import { orderStatuses } from '../domain/order-status.ts';
import { givenId, id, instant, minorUnits, reason, shortText } from './fields.ts';
import { operation } from './operation.ts';

const listed = z.object({
  id,
  email: z.string(),
  name: z.string(),
  username: z.string(),
  createdAt: instant,
  blockedAt: instant.nullable(),
});
const offer = z.object({
  id,
  artwork: z.string(),
  status: z.string(),
  price: minorUnits,
  currency: z.enum(currencies),
  placedAt: instant,
});
const changed = z.object({ id, email: z.string() });

const account = listed.extend({
  confirmedAt: instant.nullable(),
  leftAt: instant.nullable(),
  /** Why it was blocked; null: it is not. */
  blockedReason: z.string().nullable(),
  /** Why they trade nothing new for now. */
  pauses: z.array(
    z.object({ reason: z.enum(pauseReasons), since: instant, until: instant.nullable() }),
  ),
  /** What they owe as a seller. */
  debts: z.array(z.object({ currency: z.enum(currencies), amount: minorUnits })),
  provider: z.string(),
  roles: z.array(z.string()),
  awayUntil: instant.nullable(),
  open: z.object({ asks: z.int(), bids: z.int(), purchases: z.int(), sales: z.int() }),
  /** Purchases that wait for payment, and how many a new account may have; null: no limit. */
  limits: z.object({ unpaid: z.int(), unpaidAtMost: z.int().nullable() }),
  orders: z.array(
    z.object({
      id,
      side: z.enum(['buyer', 'seller']),
      artwork: z.string(),
      status: z.enum(orderStatuses),
      createdAt: instant,
    }),
  ),
  asks: z.array(offer),
  bids: z.array(offer),
  sessions: z.array(
    z.object({
      createdAt: instant,
      lastSeenAt: instant.nullable(),
      device: z.string().nullable(),
      country: z.string().nullable(),
    }),
  ),
  flags: z.array(z.object({ name: z.string(), enabled: z.boolean() })),
  mails: z.array(
    z.object({
      id,
      subject: z.string(),
      createdAt: instant,
      sentAt: instant.nullable(),
      attempts: z.int(),
      failure: z.string().nullable(),
    }),
  ),
});

const decided = (about: string) =>
  operation({
    about,
    role: 'owner',
    isRead: false,
    isSensitive: true,
    subject: 'account',
    words: ['id'],
    input: z.strictObject({ id: givenId, reason }),
    answer: changed,
  });

export const accountOperations = {
  'accounts find': operation({
    about: 'Find people by e-mail, name, username, or the number of an order',
    role: 'viewer',
    isRead: true,
    words: ['find'],
    input: z.strictObject({ find: shortText }),
    answer: z.array(listed),
  }),
  'accounts show': operation({
    about: 'Show a person’s trades, limits, sessions, flags and mails',
    role: 'viewer',
    isRead: true,
    subject: 'account',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: account,
  }),
  'accounts block': decided(
    'Block an account: it is signed out, its bids are withdrawn and its asks paused; money that is due still moves. The reason is kept in the audit',
  ),
  'accounts unblock': decided('Let a blocked account back in; its asks come back'),
  'accounts lift-pause': operation({
    about:
      'Let a person trade again whom unpaid or unshipped orders had paused; a debt is settled, not lifted. The reason is kept in the audit',
    role: 'treasurer',
    isRead: false,
    subject: 'account',
    words: ['id'],
    input: z.strictObject({ id: givenId, reason }),
    answer: changed,
  }),
  'accounts end-sessions': operation({
    about: 'Sign a person out everywhere',
    role: 'owner',
    isRead: false,
    subject: 'account',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: changed,
  }),
};
