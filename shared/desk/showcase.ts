import { z } from 'zod';
import { showcasePlaceNames } from '../domain/showcase.ts';
import { recordState, version } from './catalogue-fields.ts';
import { id, ids } from './fields.ts';
import { operation } from './operation.ts';

const place = z.enum(showcasePlaceNames, `Must be one of ${showcasePlaceNames.join(', ')}`);

/** In their order; an empty text: none. */
export const chosenIds = z
  .preprocess((given) => (given === '' ? [] : given), ids)
  .meta({ type: 'array', items: { type: 'integer' } });

/** A record that a curator chose. */
export const chosenRecord = z.object({
  id,
  name: z.string(),
  /** Of an artwork. */
  artists: z.string(),
  state: recordState,
  picture: z.string().nullable(),
});

export const showcaseOperations = {
  'showcase list': operation({
    about: 'List what is shown first: works on the home page, artists of the header, of onboarding',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(
      z.object({
        place,
        of: z.enum(['artist', 'artwork']),
        atMost: z.int(),
        version: z.string(),
        records: z.array(chosenRecord),
        /** Artists whom visitors see while none are chosen. */
        usual: z.array(chosenRecord),
      }),
    ),
  }),
  'showcase arrange': operation({
    about: `Show these --records at ${showcasePlaceNames.join(', ')}, as it was read in --version; an empty text: as without curators`,
    role: 'curator',
    isRead: false,
    words: ['place'],
    input: z.strictObject({ place, records: chosenIds, version }),
    answer: z.object({ place, version: z.string() }),
  }),
  'showcase undo': operation({
    about: 'Undo the last change of a place as it was read in --version; twice brings it back',
    role: 'curator',
    isRead: false,
    words: ['place'],
    input: z.strictObject({ place, version }),
    answer: z.object({ place, version: z.string() }),
  }),
};
