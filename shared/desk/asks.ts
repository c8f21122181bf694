import { z } from 'zod';
import { wireCopyDetails } from '../contracts/wire/copy-details.ts';
import { currencies } from '../domain/money.ts';
import { givenId, id, instant, minorUnits, reason } from './fields.ts';
import { operation } from './operation.ts';

const pendingAsk = z.object({
  id,
  artworkId: id,
  artwork: z.string(),
  edition: z.string(),
  price: minorUnits,
  currency: z.enum(currencies),
  seller: z.string(),
  copy: wireCopyDetails.nullable(),
  placedAt: instant.nullable(),
});

const verdict = (about: string) =>
  operation({
    about,
    role: 'authenticator',
    isRead: false,
    subject: 'ask',
    words: ['id'],
    input: z.strictObject({ id: givenId, reason }),
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
  'asks approve': operation({
    about: 'Approve an ask: it enters the book, or sells at once into a bid that it meets',
    role: 'authenticator',
    isRead: false,
    subject: 'ask',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({ id, status: z.string(), orderId: id.nullable() }),
  }),
  'asks request-info': verdict('Ask the seller for more; the reason is sent to them'),
  'asks reject': verdict('Reject an ask; the reason is sent to the seller'),
};
