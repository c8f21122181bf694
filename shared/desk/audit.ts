import { z } from 'zod';
import { currencies } from '../domain/money.ts';
import { givenId, id, instant, minorUnits, shortText } from './fields.ts';
import { operation } from './operation.ts';

/** What an entry names its record by. */
const auditRecord = z.object({
  title: z.string(),
  /** Of a listing and an order: the copy's number; null: it has none. */
  copy: z.string().nullable(),
  /** Of an order: what it was sold for. */
  price: z.object({ amount: minorUnits, currency: z.enum(currencies) }).nullable(),
  /** The artwork that an edition, a listing or an order is of. */
  artworkId: id.nullable(),
});
export type AuditRecord = z.output<typeof auditRecord>;

export const auditEntry = z.object({
  id,
  at: instant,
  /** An e-mail, or 'shell:alice' and the like. */
  actor: z.string(),
  /** The name of the person. */
  who: z.string(),
  action: z.string(),
  subject: z.string(),
  /** null: it has no name, or is gone. */
  record: auditRecord.nullable(),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
  /** Browser and country; null: a shell, or not known. */
  origin: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditOperations = {
  'audit list': operation({
    about:
      'List what the staff did, newest first; --subject such as order:12, or --actor by e-mail or name',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({
      subject: shortText.optional(),
      actor: shortText.optional(),
      before: givenId.optional(),
    }),
    answer: z.array(auditEntry),
  }),
};
