import { z } from 'zod';
import { wireCopyDetails } from '../contracts/wire/copy-details.ts';
import { documentTypes } from '../domain/ask-documents.ts';
import { currencies } from '../domain/money.ts';
import { auditEntry } from './audit.ts';
import { checks } from './authentication.ts';
import { checkPoints } from './check-points.ts';
import { givenId, id, instant, minorUnits, reason, shortText } from './fields.ts';
import { operation } from './operation.ts';

/** Who decides a listing just now; null: it is free. */
const heldBy = z.object({ name: z.string(), until: instant }).nullable();

const pendingAsk = z.object({
  id,
  artworkId: id,
  artwork: z.string(),
  edition: z.string(),
  /** 'Night Ferry', and 'Night Ferry (AP)' for an edition that has a name of its own. */
  title: z.string(),
  price: minorUnits,
  currency: z.enum(currencies),
  seller: z.string(),
  copy: wireCopyDetails.nullable(),
  placedAt: instant,
  /** Changes with all that an operator judges; a verdict names the version that it rests on. */
  version: z.string(),
  heldBy,
});

const shownAsk = pendingAsk.extend({
  status: z.string(),
  /** The person who asks listed it: a colleague decides it. */
  isForColleague: z.boolean(),
  reason: z.string().nullable(),
  editionId: id,
  sellerId: id,
  editionSize: z.int().nullable(),
  /** What is checked at a copy, with what to look for at this edition. */
  checklist: z.array(z.object({ point: z.enum(checkPoints), note: z.string().nullable() })),
  /** What was decided of it before, the newest first. */
  decisions: z.array(auditEntry),
  size: z.string(),
  medium: z.string(),
  artists: z.string(),
  /** The edition's own picture. */
  picture: z.string().nullable(),
  documents: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(documentTypes),
      name: z.string(),
      type: z.string(),
      size: z.int(),
    }),
  ),
  comments: z.record(z.string(), z.string()),
  /** Pence; null: none. */
  market: z.object({
    lowestAsk: minorUnits.nullable(),
    highestBid: minorUnits.nullable(),
    lastSale: minorUnits.nullable(),
  }),
  priceGbp: minorUnits,
  /** What the seller did before. */
  history: z.object({ since: instant, sold: z.int(), notShipped: z.int(), rejected: z.int() }),
  /** Copies of the same edition that were approved before, the newest first. */
  earlier: z.array(
    z.object({
      id,
      seller: z.string(),
      number: z.string().nullable(),
      price: minorUnits,
      currency: z.enum(currencies),
      approvedAt: instant,
    }),
  ),
});

const verdict = (about: string) =>
  operation({
    about,
    role: 'authenticator',
    isRead: false,
    subject: 'ask',
    words: ['id'],
    input: z.strictObject({
      id: givenId,
      version: shortText,
      reason,
      checks: checks.optional(),
    }),
    answer: z.object({ id, status: z.string() }),
  });

export const askOperations = {
  'asks pending': operation({
    about: 'List the asks that wait for authentication, the longest waiting first',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(pendingAsk),
  }),
  'asks show': operation({
    about: 'Show a listing with its documents, its market and its seller’s history',
    role: 'viewer',
    isRead: true,
    subject: 'ask',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: shownAsk,
  }),
  'asks hold': operation({
    about: 'Hold a listing for 15 minutes while you decide it, or go on holding it',
    role: 'authenticator',
    isRead: false,
    subject: 'ask',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({ id, isMine: z.boolean(), name: z.string(), until: instant }),
  }),
  'asks release': operation({
    about: 'Let go of a listing that you hold',
    role: 'authenticator',
    isRead: false,
    subject: 'ask',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({ id }),
  }),
  'asks approve': operation({
    about:
      'Approve an ask as it was read in --version, with the points that were checked in --checks, or --anyway without those that the edition has notes on: it enters the book, or sells at once into a bid that it meets',
    role: 'authenticator',
    isRead: false,
    subject: 'ask',
    words: ['id'],
    input: z.strictObject({
      id: givenId,
      version: shortText,
      checks: checks.optional(),
      anyway: z.boolean().optional(),
    }),
    answer: z.object({ id, status: z.string(), orderId: id.nullable() }),
  }),
  'asks request-info': verdict('Ask the seller for more; the reason is sent to them'),
  'asks reject': verdict('Reject an ask; the reason is sent to the seller'),
};
