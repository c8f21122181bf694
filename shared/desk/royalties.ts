import { z } from 'zod';
import { currencies } from '../domain/money.ts';
import { givenAmount, givenId, id, instant, minorUnits, shortText } from './fields.ts';
import { operation } from './operation.ts';
import { proposal, proposed } from './proposals.ts';
import { period, statementSums } from './statements.ts';

const currency = z.enum(currencies);

export const royaltyOperations = {
  'royalties list': operation({
    about: 'List what is owed to each artist, and what was paid',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(
      z.object({
        /** null: of works without an artist. */
        artistId: id.nullable(),
        artist: z.string().nullable(),
        currency,
        owed: minorUnits,
        paid: minorUnits,
        lastPaidAt: instant.nullable(),
      }),
    ),
  }),
  'royalties show': operation({
    about:
      'Show the royalties of an artist in a --period such as 2026-11 or 2026; --csv for a spreadsheet',
    role: 'viewer',
    isRead: true,
    subject: 'artist',
    words: ['id'],
    input: z.strictObject({ id: givenId, period, csv: z.boolean().optional() }),
    answer: z.object({
      id,
      artist: z.string().nullable(),
      sums: z.array(statementSums),
      movements: z.array(
        z.object({
          at: instant,
          /** Of a sale or its undoing; null: a payment. */
          orderId: id.nullable(),
          title: z.string().nullable(),
          /** Of a payment: the bank's. */
          reference: z.string().nullable(),
          currency,
          /** Above zero: earned. */
          amount: minorUnits,
        }),
      ),
      proposals: z.array(proposal),
    }),
  }),
  'royalties record-payment': operation({
    about:
      'Propose to record that an artist was paid an --amount such as 128.50 in a --currency, with the bank’s reference; another person approves it',
    role: 'treasurer',
    isRead: false,
    isSensitive: true,
    subject: 'artist',
    words: ['id'],
    input: z.strictObject({
      id: givenId,
      currency: z.enum(currencies, `Must be one of ${currencies.join(', ')}`),
      amount: givenAmount,
      payment: shortText,
    }),
    answer: proposed,
  }),
};
