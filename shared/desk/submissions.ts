import { z } from 'zod';
import { submissionKinds } from '../domain/submissions.ts';
import { givenId, id, instant, reason } from './fields.ts';
import { operation } from './operation.ts';

const fields = z.record(z.string(), z.unknown());
const decided = z.object({ id, status: z.enum(['Approved', 'Rejected']) });

export const submissionOperations = {
  'submissions list': operation({
    about: 'List the works and releases that wait to be decided, the longest waiting first',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(
      z.object({
        id,
        kind: z.enum(submissionKinds),
        fields,
        person: z.string(),
        files: z.int(),
        createdAt: instant,
      }),
    ),
  }),
  'submissions show': operation({
    about: 'Show all that was handed in with a submission',
    role: 'viewer',
    isRead: true,
    subject: 'submission',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({
      id,
      kind: z.enum(submissionKinds),
      status: z.string(),
      reason: z.string().nullable(),
      fields,
      personId: id,
      person: z.string(),
      createdAt: instant,
      files: z.array(z.object({ id: z.string(), name: z.string(), type: z.string() })),
      /** The draft that was made of it. */
      artworkId: id.nullable(),
    }),
  }),
  'submissions approve': operation({
    about: 'Accept a proposed work or release; its sender is notified',
    role: 'curator',
    isRead: false,
    subject: 'submission',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: decided,
  }),
  'submissions draft': operation({
    about:
      'Make a draft of an artwork from a proposed work, with its artist and pictures, and accept it; its sender is notified',
    role: 'curator',
    isRead: false,
    subject: 'submission',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({ id, artworkId: id, artistId: id }),
  }),
  'submissions reject': operation({
    about: 'Decline a proposed work or release; the reason is sent to its sender',
    role: 'curator',
    isRead: false,
    subject: 'submission',
    words: ['id'],
    input: z.strictObject({ id: givenId, reason }),
    answer: decided,
  }),
};
