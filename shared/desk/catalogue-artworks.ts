import { z } from 'zod';
import { currencies } from '../domain/money.ts';
import { listInput } from './catalogue-artists.ts';
import {
  artistIds,
  artworkFields,
  changed,
  editionFields,
  lacks,
  picture,
  recordState,
  version,
} from './catalogue-fields.ts';
import { givenId, id, minorUnits, shortText } from './fields.ts';
import { operation } from './operation.ts';

const act = { role: 'curator', isRead: false, words: ['id'] } as const;
const ofVersion = z.strictObject({ id: givenId, version });

const edition = z.object({
  id,
  version: z.string(),
  name: z.string(),
  otherName: z.string().nullable(),
  size: z.string(),
  material: z.string(),
  editionSize: z.int().nullable(),
  mainPrice: minorUnits.nullable(),
  currency: z.enum(currencies),
  features: z.string(),
  includes: z.string(),
  information: z.string(),
  shipmentWeightOverride: z.number().nullable(),
  shipmentCategory: z.string().nullable(),
  additionalCertification: z.boolean(),
  /** The marketplace's own name for it, such as a stock number. */
  reference: z.string().nullable(),
  /** Asks, bids and orders that are open, and all that ever were. */
  openTrades: z.int(),
  trades: z.int(),
});

export const catalogueArtworkOperations = {
  'artworks list': operation({
    about: 'List artworks, newest first; --find a title or an id, --state draft or published',
    role: 'viewer',
    isRead: true,
    words: [],
    input: listInput,
    answer: z.object({
      items: z.array(
        z.object({
          id,
          name: z.string(),
          artists: z.string(),
          medium: z.string(),
          state: recordState,
          editions: z.int(),
          picture: z.string().nullable(),
        }),
      ),
      next: id.nullable(),
    }),
  }),
  'artworks show': operation({
    about: 'Show an artwork of the catalogue with its editions and pictures',
    role: 'viewer',
    isRead: true,
    subject: 'artwork',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({
      id,
      version: z.string(),
      state: recordState,
      name: z.string(),
      medium: z.string(),
      releaseDate: z.string().nullable(),
      royalty: z.number().nullable(),
      upcomingRelease: z.boolean(),
      gallery: z.string(),
      description: z.string(),
      /** The marketplace's own name for it, such as a stock number. */
      reference: z.string().nullable(),
      /** The path of the artwork's page. */
      path: z.string(),
      mergedIntoId: id.nullable(),
      saves: z.int(),
      artists: z.array(z.object({ id, name: z.string(), state: recordState })),
      editions: z.array(edition),
      pictures: z.array(picture),
      missing: z.array(z.enum(lacks)),
    }),
  }),
  'artworks add': operation({
    about: 'Make a draft of an artwork; --artists such as 12,40',
    role: 'curator',
    isRead: false,
    words: [],
    input: z.strictObject({ name: shortText, artists: artistIds, ...artworkFields }),
    answer: changed,
  }),
  'artworks edit': operation({
    ...act,
    subject: 'artwork',
    about: 'Change an artwork as it was read in --version; an empty text clears a field',
    input: z.strictObject({
      id: givenId,
      version,
      name: shortText.optional(),
      artists: artistIds,
      ...artworkFields,
    }),
    answer: changed,
  }),
  'artworks undo': operation({
    ...act,
    subject: 'artwork',
    about: 'Undo the last change of an artwork as it was read in --version; twice brings it back',
    input: ofVersion,
    answer: changed,
  }),
  'artworks publish': operation({
    ...act,
    subject: 'artwork',
    about: 'Show an artwork to visitors',
    input: z.strictObject({ id: givenId }),
    answer: changed,
  }),
  'artworks unpublish': operation({
    ...act,
    subject: 'artwork',
    about: 'Hide an artwork without open asks, bids or orders from visitors',
    input: z.strictObject({ id: givenId }),
    answer: changed,
  }),
  'artworks merge': operation({
    ...act,
    subject: 'artwork',
    about:
      'Merge a duplicate into the artwork --into: editions, trades, saves and releases move, and its address leads there',
    input: z.strictObject({ id: givenId, into: givenId }),
    answer: z.object({ id, into: id }),
  }),
  'editions add': operation({
    about: 'Add an edition to an artwork; the first is Main; --mainPrice in minor units',
    role: 'curator',
    isRead: false,
    words: ['artwork'],
    subject: 'artwork',
    input: z.strictObject({ artwork: givenId, name: shortText, ...editionFields }),
    answer: changed,
  }),
  'editions edit': operation({
    ...act,
    subject: 'edition',
    about:
      'Change an edition as it was read in --version; name and edition size stay while trades are open',
    input: z.strictObject({
      id: givenId,
      version,
      name: shortText.optional(),
      ...editionFields,
    }),
    answer: changed,
  }),
  'editions undo': operation({
    ...act,
    subject: 'edition',
    about: 'Undo the last change of an edition as it was read in --version; twice brings it back',
    input: ofVersion,
    answer: changed,
  }),
  'editions remove': operation({
    ...act,
    subject: 'edition',
    about: 'Remove an edition that was never traded',
    input: ofVersion,
    answer: z.object({ id }),
  }),
};
