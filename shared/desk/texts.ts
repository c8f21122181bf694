import { z } from 'zod';
import { articleCategories } from '../domain/article-categories.ts';
import { textKinds } from '../domain/text-kinds.ts';
import { count, givenId, id, instant, shortText } from './fields.ts';
import { operation } from './operation.ts';
import { slug, textFieldNames, textFields, title } from './text-fields.ts';

const subject = 'text';
const act = { role: 'curator', isRead: false, subject, words: ['id'] } as const;
const ofVersion = z.strictObject({ id: givenId, version: count });
const changed = z.object({ id, version: z.int() });
const state = z.enum(['draft', 'published']);
const field = z.enum(textFieldNames);
const problem = z.object({ field, message: z.string() });
const kind = z.enum(textKinds, `Must be ${textKinds.join(', ')}`);
const day = z.iso.date().nullable();

/** A work that a text names. */
const work = z.object({
  id,
  name: z.string(),
  artists: z.string(),
  path: z.string(),
  picture: z
    .object({ url: z.string(), width: z.int(), height: z.int(), alternativeText: z.string() })
    .nullable(),
});

export const textOperations = {
  'texts list': operation({
    about: 'List articles and pages, newest first; --find words of a title, an address or an id',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({
      find: shortText.optional(),
      kind: kind.optional(),
      state: z.enum(['draft', 'published'], 'Must be draft or published').optional(),
      /** The last id of the page before. */
      after: givenId.optional(),
    }),
    answer: z.object({
      items: z.array(
        z.object({
          id,
          kind: z.enum(textKinds),
          slug: z.string(),
          title: z.string(),
          day,
          state,
          /** Saved since it was published, and not seen by visitors yet. */
          hasChanges: z.boolean(),
          path: z.string(),
        }),
      ),
      next: id.nullable(),
    }),
  }),
  'texts show': operation({
    about: 'Show a text in its newest version, or in a former one: --at 3',
    role: 'viewer',
    isRead: true,
    subject,
    words: ['id'],
    input: z.strictObject({ id: givenId, at: count.optional() }),
    answer: z.object({
      id,
      kind: z.enum(textKinds),
      slug: z.string(),
      version: z.int(),
      publishedVersion: z.int().nullable(),
      wasPublished: z.boolean(),
      state,
      /** Other pages lead to it, so it stays published. */
      isLinked: z.boolean(),
      path: z.string(),
      title: z.string(),
      summary: z.string(),
      category: z.enum(articleCategories).nullable(),
      author: z.string(),
      role: z.string(),
      day,
      coverArtist: z.string(),
      coverArtwork: z.string(),
      position: z.int().nullable(),
      source: z.string(),
      /** What it needs before visitors may see it. */
      missing: z.array(field),
      problems: z.array(problem),
    }),
  }),
  'texts add': operation({
    about:
      'Make a draft of an article or a page; its address is of the title unless --slug says it',
    role: 'curator',
    isRead: false,
    words: [],
    input: z.strictObject({
      kind: z.enum(['article', 'how-it-works'], 'Must be article or how-it-works'),
      title,
      slug: slug.optional(),
      ...textFields,
    }),
    answer: changed,
  }),
  'texts edit': operation({
    ...act,
    about: 'Save a new version of a text as it was read in --version; an empty text clears a field',
    input: ofVersion.extend({ title: title.optional(), ...textFields }),
    answer: changed,
  }),
  'texts publish': operation({
    ...act,
    about: 'Show an article or a page of how it works to visitors, in the --version that was read',
    input: ofVersion,
    answer: changed,
  }),
  'texts publish-legal': operation({
    ...act,
    role: 'owner',
    isSensitive: true,
    about: 'Put a legal page in force, in the --version that was read',
    input: ofVersion,
    answer: changed,
  }),
  'texts unpublish': operation({
    ...act,
    about: 'Hide a text that no page leads to from visitors',
    input: z.strictObject({ id: givenId }),
    answer: changed,
  }),
  'texts restore': operation({
    ...act,
    about: 'Save the --former version of a text again, as its newest',
    input: ofVersion.extend({ former: count }),
    answer: changed,
  }),
  'texts remove': operation({
    ...act,
    about: 'Remove a draft that visitors never saw',
    input: ofVersion,
    answer: z.object({ id }),
  }),
  'texts history': operation({
    about: 'List every version of a text with who saved and who published it',
    role: 'viewer',
    isRead: true,
    subject,
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.array(
      z.object({
        version: z.int(),
        title: z.string(),
        isPublished: z.boolean(),
        /** null: it came with the installation. */
        savedAt: instant.nullable(),
        savedBy: z.string().nullable(),
        /** The fields that differ from the version before. */
        fields: z.array(z.string()),
        restoredFrom: z.int().nullable(),
        /** When it was published last; null: never, or with the installation. */
        publishedAt: instant.nullable(),
        publishedBy: z.string().nullable(),
      }),
    ),
  }),
  'texts preview': operation({
    about: 'Render a text without saving it, and say what has to be corrected',
    role: 'viewer',
    isRead: true,
    hasBody: true,
    words: [],
    input: z.strictObject({ kind, title: title.optional(), ...textFields }),
    answer: z.object({
      title: z.string(),
      summary: z.string(),
      /** As visitors’ pages are made of. */
      html: z.string(),
      minutesToRead: z.int(),
      cover: work.nullable(),
      works: z.array(work),
      missing: z.array(field),
      problems: z.array(problem),
    }),
  }),
  'texts figures': operation({
    about: 'List the figures that a text may name, such as {{fees.royalty}}',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
};
