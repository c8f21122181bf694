import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const card = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});

export type Card = z.infer<typeof card>;

const money = { amount: z.int(), currency: z.string() };
const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('succeeded'), id: z.string(), received: z.object(money) }),
  z.object({ kind: z.literal('declined'), id: z.string(), code: z.string() }),
  z.object({ kind: z.literal('action-required'), id: z.string(), url: z.string() }),
]);
export type Outcome = z.infer<typeof outcome>;

const method = z.object({
  /** Why its charges are declined; null: they succeed. */
  decline: z.string().nullable(),
  /** Whether the bank wants each charge confirmed. */
  isConfirmed: z.boolean(),
  /** The first moment after the card's last month; null: not known. */
  expiresAt: z.string().nullable(),
});
export type Method = z.infer<typeof method>;

const confirmation = z.object({
  /** Where the bank sends the cardholder back to. */
  returnUrl: z.string(),
  /** The page's question. */
  of: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('charge'), reference: z.string(), methodId: z.string() }),
    z.object({ kind: z.literal('setup'), setupId: z.string(), card, method }),
  ]),
});
export type Confirmation = z.infer<typeof confirmation>;

const refund = z.object({ id: z.string(), chargeId: z.string(), amount: z.int() });
type Refund = z.infer<typeof refund>;

const dispute = z.object({
  chargeId: z.string(),
  amount: z.int(),
  state: z.enum(['open', 'won', 'lost']),
  /** Until when the bank takes evidence; null in records of an older version. */
  evidenceBy: z.iso.datetime().nullable().default(null),
});

const movement = z.object({
  id: z.string(),
  kind: z.enum(['charge', 'refund', 'transfer', 'dispute']),
  /** The charge, refund, transfer or dispute that it is of. */
  sourceId: z.string(),
  chargeId: z.string().nullable(),
  /** Minor units: above zero, money came in. */
  ...money,
  fee: z.int(),
  at: z.string(),
});
export type Movement = z.infer<typeof movement>;

const book = z.object({
  /** By reference. */
  customers: z.record(z.string(), z.string()),
  setups: z.record(
    z.string(),
    z.object({
      clientSecret: z.string(),
      saved: z.object({ paymentMethodId: z.string(), card }).nullable(),
    }),
  ),
  /** Records of an older version have the reason of the decline only. */
  methods: z.record(
    z.string(),
    z.union([
      method,
      z
        .string()
        .nullable()
        .transform((decline): Method => ({ decline, isConfirmed: false, expiresAt: null })),
    ]),
  ),
  /** By reference, so that a repeated request has the same outcome. */
  charges: z.record(z.string(), outcome),
  /** By reference. */
  amounts: z.record(z.string(), z.object(money)).default({}),
  /** By the token in the address of the bank's page. */
  confirmations: z.record(z.string(), confirmation).default({}),
  /** By reference; of an older version only the id. */
  refunds: z.record(
    z.string(),
    z.union([refund, z.string().transform((id): Refund => ({ id, chargeId: '', amount: 0 }))]),
  ),
  transfers: z.record(z.string(), z.string()),
  /** By id. */
  disputes: z.record(z.string(), dispute).default({}),
  /** Everything that changed the balance, oldest first. */
  movements: z.array(movement).default([]),
  accounts: z.record(z.string(), z.object({ reference: z.string(), isComplete: z.boolean() })),
  links: z.record(z.string(), z.object({ accountId: z.string(), returnUrl: z.string() })),
});
export type Book = z.infer<typeof book>;
export type Setup = Book['setups'][string];

export type Records = {
  readonly book: Book;
  /** Writes the records to disk before the caller is answered. */
  save(): Promise<void>;
};

const empty: Book = {
  customers: {},
  setups: {},
  methods: {},
  charges: {},
  amounts: {},
  confirmations: {},
  refunds: {},
  transfers: {},
  disputes: {},
  movements: [],
  accounts: {},
  links: {},
};

/** The processor's state in one file; it never contains a card number. */
export async function openRecords(path: string): Promise<Records> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const stored = await readFile(path, 'utf8').catch(() => null);
  const current = stored === null ? structuredClone(empty) : book.parse(JSON.parse(stored));
  let writing = Promise.resolve();
  return {
    book: current,
    save() {
      writing = writing
        .catch(() => undefined)
        .then(async () => {
          await writeFile(`${path}.part`, JSON.stringify(current), { mode: 0o600 });
          await rename(`${path}.part`, path);
        });
      return writing;
    },
  };
}
