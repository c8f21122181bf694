import { z } from 'zod';
import { checkPoints, reasonKinds } from './check-points.ts';
import { givenId, id, reason } from './fields.ts';
import { operation } from './operation.ts';

const point = z.enum(checkPoints, `Must be one of ${checkPoints.join(', ')}`);

/** The points that were found to be in order; as text, signature,number. */
export const checks = z
  .preprocess(
    (given) => (typeof given === 'string' ? given.split(',').map((one) => one.trim()) : given),
    z.array(point).max(checkPoints.length),
  )
  .transform((given) => checkPoints.filter((one) => given.includes(one)));

const kind = z.enum(reasonKinds, `Must be one of ${reasonKinds.join(', ')}`);
const changed = z.object({ id });

export const authenticationOperations = {
  'checklists set': operation({
    about:
      'Note what to look for at copies of an edition, for one --point; without --note it is taken away',
    role: 'authenticator',
    isRead: false,
    subject: 'edition',
    words: ['edition'],
    input: z.strictObject({ edition: givenId, point, note: reason.optional() }),
    answer: changed,
  }),
  'reasons list': operation({
    about: 'List the standard reasons for asking more of a seller, and for rejecting',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(z.object({ id, kind, text: z.string() })),
  }),
  'reasons add': operation({
    about: `Add a standard reason; --kind is one of ${reasonKinds.join(', ')}`,
    role: 'curator',
    isRead: false,
    words: [],
    input: z.strictObject({ kind, text: reason }),
    answer: changed,
  }),
  'reasons change': operation({
    about: 'Change the words of a standard reason',
    role: 'curator',
    isRead: false,
    subject: 'standard reason',
    words: ['id'],
    input: z.strictObject({ id: givenId, text: reason }),
    answer: changed,
  }),
  'reasons remove': operation({
    about: 'Take a standard reason away',
    role: 'curator',
    isRead: false,
    subject: 'standard reason',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: changed,
  }),
};
