import { z } from 'zod';
import { line } from '../contracts/wire/text.ts';
import { count, givenId, id } from './fields.ts';
import { operation } from './operation.ts';

/** The answer to an uploaded picture, which belongs to no record yet. */
export const uploadedPicture = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;

const act = { role: 'curator', isRead: false, words: ['picture'], subject: 'picture' } as const;
const picture = z.uuid('Must be the id of an uploaded picture');
/** One of them. */
const owner = { artwork: givenId.optional(), artist: givenId.optional() };
const texts = {
  alternativeText: line.max(500).optional(),
  credit: line.max(200).optional(),
};
const answer = z.object({ artwork: id.nullable(), artist: id.nullable() });

export const cataloguePictureOperations = {
  'pictures attach': operation({
    ...act,
    about:
      'Add an uploaded picture to an --artwork or an --artist, whose first is the avatar and second the portrait',
    input: z.strictObject({ picture, ...owner, ...texts }),
    answer,
  }),
  'pictures edit': operation({
    ...act,
    about: 'Change what a picture says to people who do not see it, and its credit',
    input: z.strictObject({ picture, ...owner, ...texts }),
    answer,
  }),
  'pictures move': operation({
    ...act,
    about: 'Move a picture of an --artwork or an --artist to a --position, counted from 1',
    input: z.strictObject({ picture, ...owner, position: count }),
    answer,
  }),
  'pictures replace': operation({
    ...act,
    about: 'Show the uploaded picture --by in the place of another, whose address still works',
    input: z.strictObject({ picture, ...owner, by: picture }),
    answer,
  }),
  'pictures detach': operation({
    ...act,
    about: 'Take a picture from an --artwork or an --artist; its address still works',
    input: z.strictObject({ picture, ...owner }),
    answer,
  }),
};
