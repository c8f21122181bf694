import { z } from 'zod';
import { artistFields, changed, lacks, picture, recordState, version } from './catalogue-fields.ts';
import { givenId, id, shortText } from './fields.ts';
import { operation } from './operation.ts';

const subject = 'artist';
const act = { role: 'curator', isRead: false, subject, words: ['id'] } as const;
const ofVersion = z.strictObject({ id: givenId, version });

export const listInput = z.strictObject({
  find: shortText.optional(),
  state: z.enum(['draft', 'published'], 'Must be draft or published').optional(),
  /** The last id of the page before. */
  after: givenId.optional(),
});

const work = z.object({ id, name: z.string(), state: recordState });

export const catalogueArtistOperations = {
  'artists list': operation({
    about: 'List artists, newest first; --find a name or an id, --state draft or published',
    role: 'viewer',
    isRead: true,
    words: [],
    input: listInput,
    answer: z.object({
      items: z.array(
        z.object({
          id,
          name: z.string().nullable(),
          state: recordState,
          artworks: z.int(),
          picture: z.string().nullable(),
        }),
      ),
      next: id.nullable(),
    }),
  }),
  'artists show': operation({
    about: 'Show an artist of the catalogue with works and pictures',
    role: 'viewer',
    isRead: true,
    subject,
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({
      id,
      version: z.string(),
      state: recordState,
      name: z.string().nullable(),
      birthYear: z.int().nullable(),
      birthDate: z.string().nullable(),
      nationalities: z.array(z.object({ name: z.string(), alpha2Code: z.string() })),
      description: z.string(),
      description2: z.string(),
      instagram: z.string().nullable(),
      website: z.string().nullable(),
      email: z.string().nullable(),
      /** The marketplace's own name for it, such as a stock number. */
      reference: z.string().nullable(),
      /** The path of the artist's page. */
      path: z.string(),
      mergedIntoId: id.nullable(),
      followers: z.int(),
      artworks: z.array(work),
      pictures: z.array(picture),
      missing: z.array(z.enum(lacks)),
    }),
  }),
  'artists add': operation({
    about: 'Make a draft of an artist; nationalities such as “British (GB), Irish (IE)”',
    role: 'curator',
    isRead: false,
    words: [],
    input: z.strictObject({ name: shortText, ...artistFields }),
    answer: changed,
  }),
  'artists edit': operation({
    ...act,
    about: 'Change an artist as it was read in --version; an empty text clears a field',
    input: z.strictObject({
      id: givenId,
      version,
      name: shortText.optional(),
      ...artistFields,
    }),
    answer: changed,
  }),
  'artists undo': operation({
    ...act,
    about: 'Undo the last change of an artist as it was read in --version; twice brings it back',
    input: ofVersion,
    answer: changed,
  }),
  'artists publish': operation({
    ...act,
    about: 'Show an artist to visitors',
    input: z.strictObject({ id: givenId }),
    answer: changed,
  }),
  'artists unpublish': operation({
    ...act,
    about: 'Hide an artist without published works from visitors',
    input: z.strictObject({ id: givenId }),
    answer: changed,
  }),
  'artists merge': operation({
    ...act,
    about:
      'Merge a duplicate into the artist --into: works, followers and releases move, and its address leads there',
    input: z.strictObject({ id: givenId, into: givenId }),
    answer: z.object({ id, into: id }),
  }),
};
