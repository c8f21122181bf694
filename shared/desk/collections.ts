import { z } from 'zod';
import { collectionRule } from '../contracts/wire/collections.ts';
import { line, prose } from '../contracts/wire/text.ts';
import { version } from './catalogue-fields.ts';
import { givenId, id, shortText } from './fields.ts';
import { operation } from './operation.ts';
import { chosenIds, chosenRecord } from './showcase.ts';

const subject = 'collection';
const act = { role: 'curator', isRead: false, subject, words: ['id'] } as const;
const changed = z.object({ id, version: z.string() });
const text = prose.max(500);
const slug = line
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Must be small letters and digits such as works-on-blue');

const record = {
  id,
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  /** Which works follow the chosen ones; null: none. */
  rule: collectionRule.nullable(),
  isPublished: z.boolean(),
};

export const collectionOperations = {
  'collections list': operation({
    about: 'List collections in their order',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(z.object({ ...record, chosen: z.int() })),
  }),
  'collections show': operation({
    about: 'Show a collection with the works that were chosen for it',
    role: 'viewer',
    isRead: true,
    subject,
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({
      ...record,
      /** Of the title and the text. */
      version: z.string(),
      worksVersion: z.string(),
      /** The path of its page. */
      path: z.string(),
      works: z.array(chosenRecord),
    }),
  }),
  'collections add': operation({
    about: 'Make a collection that visitors do not see yet; --slug is its address, which stays',
    role: 'curator',
    isRead: false,
    words: [],
    input: z.strictObject({ title: shortText, slug, text: text.optional() }),
    answer: changed,
  }),
  'collections edit': operation({
    ...act,
    about: 'Change the title or the text of a collection as it was read in --version',
    input: z.strictObject({
      id: givenId,
      version,
      title: shortText.optional(),
      text: text.optional(),
    }),
    answer: changed,
  }),
  'collections fill': operation({
    ...act,
    about:
      'Choose the --works that a collection begins with, in this order; --version is the worksVersion that was read',
    input: z.strictObject({ id: givenId, version, works: chosenIds }),
    answer: changed,
  }),
  'collections undo': operation({
    ...act,
    about:
      'Undo the last change of a collection’s words or works; --version is what was read of these. Twice brings it back',
    input: z.strictObject({ id: givenId, version }),
    answer: changed,
  }),
  'collections move': operation({
    ...act,
    about: 'Show a collection at a --position among all, from 1',
    input: z.strictObject({ id: givenId, position: givenId }),
    answer: z.object({ id, position: z.int() }),
  }),
  'collections publish': operation({
    ...act,
    about: 'Show a collection to visitors',
    input: z.strictObject({ id: givenId }),
    answer: changed,
  }),
  'collections unpublish': operation({
    ...act,
    about: 'Hide a collection from visitors; its address stays its own',
    input: z.strictObject({ id: givenId }),
    answer: changed,
  }),
};
