import { z } from 'zod';
import {
  accountKinds,
  discrepancyKinds,
  ledgerProblems,
  transactionKinds,
} from '../domain/ledger.ts';
import { currencies } from '../domain/money.ts';
import { givenId, id, instant, minorUnits } from './fields.ts';
import { operation } from './operation.ts';
import { period } from './statements.ts';

const currency = z.enum(currencies);

export const ledgerOperations = {
  'ledger balances': operation({
    about: 'Sum up every account of the ledger; debits are above zero, credits below',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(
      z.object({
        account: z.enum(accountKinds),
        currency,
        balance: minorUnits,
        /** People or artists with such an account whose balance is not zero. */
        holders: z.int(),
      }),
    ),
  }),
  'ledger totals': operation({
    about:
      'Sum up each account of the ledger in a --period such as 2026-11 or 2026; --csv for a spreadsheet',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({ period, csv: z.boolean().optional() }),
    answer: z.array(
      z.object({
        account: z.enum(accountKinds),
        currency,
        /** Debits are above zero, credits below. */
        opening: minorUnits,
        debits: minorUnits,
        credits: minorUnits,
        closing: minorUnits,
      }),
    ),
  }),
  'ledger check': operation({
    about: 'Prove the ledger: it balances, orders have their lines, the processor agrees',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.object({
      transactions: z.int(),
      /** The latest comparison with the processor; null: there was none. */
      compared: z.object({ processor: z.string(), at: instant, movements: z.int() }).nullable(),
      faults: z.array(
        z.object({
          problem: z.enum(ledgerProblems),
          orderId: id,
          found: minorUnits,
          expected: minorUnits,
          currency,
        }),
      ),
      discrepancies: z.array(
        z.object({
          kind: z.enum(discrepancyKinds),
          /** The processor's id of the payment; of a balance its currency. */
          sourceId: z.string(),
          orderId: id.nullable(),
          here: minorUnits,
          there: minorUnits,
          currency: z.string(),
          seenAt: instant,
        }),
      ),
    }),
  }),
  'ledger show': operation({
    about: 'List what was posted for an order',
    role: 'viewer',
    isRead: true,
    words: ['id'],
    subject: 'order',
    input: z.strictObject({ id: givenId }),
    answer: z.array(
      z.object({
        id,
        kind: z.enum(transactionKinds),
        cause: z.string(),
        at: instant,
        requestId: z.string().nullable(),
        entries: z.array(
          z.object({
            account: z.enum(accountKinds),
            /** Of royalties, the artist. */
            artist: z.string().nullable(),
            currency,
            amount: minorUnits,
          }),
        ),
      }),
    ),
  }),
};
