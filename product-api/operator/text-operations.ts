import { slugify } from '../../shared/domain/paths.ts';
import { isSlug } from '../../shared/domain/text-kinds.ts';
import { publishText, removeText, unpublishText } from '../commands/texts/publish-text.ts';
import { addText, editText, emptyText, restoreText } from '../commands/texts/save-text.ts';
import { worksNamedIn } from '../content/check-text.ts';
import { invalid } from '../errors.ts';
import { type CommandDeps, inTransaction } from '../market/command-context.ts';
import { readTextFigures } from '../market/text-figures.ts';
import { presentTextPreview } from '../presenters/present-text-preview.ts';
import { findNamedWorks } from '../queries/find-named-works.ts';
import { listTexts } from '../queries/texts/list-texts.ts';
import { listVersions, showText } from '../queries/texts/show-text.ts';
import { moreLine, recordFacts } from './catalogue/print-record.ts';
import { formatTable } from './format-table.ts';
import type { Operations } from './operation.ts';

type Name =
  | 'texts list'
  | 'texts show'
  | 'texts add'
  | 'texts edit'
  | 'texts publish'
  | 'texts publish-legal'
  | 'texts unpublish'
  | 'texts restore'
  | 'texts remove'
  | 'texts history'
  | 'texts preview'
  | 'texts figures';

const figuresOf = (market: CommandDeps) => readTextFigures(market.db, market);

/** The name in the address: as given, or made of the title. */
function slugOf(given: string | undefined, title: string): string {
  const slug = given ?? slugify(title).slice(0, 100).replace(/-+$/, '');
  if (isSlug(slug)) return slug;
  throw invalid([{ path: ['slug'], message: 'Choose an address of small letters and hyphens' }]);
}

export const textOperations: Operations<Name> = {
  'texts list': {
    run: async ({ market }, input) => listTexts(market.db, await figuresOf(market), input),
    print({ items, next }) {
      const rows = items.map(({ id, kind, title, day, state, hasChanges }) => [
        ...[String(id), kind, title, day ?? '-'],
        hasChanges ? `${state}, newer draft` : state,
      ]);
      const headings = ['ID', 'KIND', 'TITLE', 'DAY', 'STATE'];
      return formatTable(headings, rows, 'There are no such texts.') + moreLine(next);
    },
  },
  'texts show': {
    run: async ({ market }, { id, at }) =>
      showText(market.db, { id, at, figures: await figuresOf(market) }),
    print(text) {
      const facts = recordFacts('TEXT', text, [
        ...(['kind', 'state', 'version', 'publishedVersion', 'path', 'title', 'summary'] as const),
        ...(['category', 'author', 'role', 'day', 'coverArtist', 'coverArtwork'] as const),
        ...(['position', 'missing'] as const),
      ]);
      const problems = text.problems.map(({ field, message }) => `${field}: ${message}.`);
      return [facts, ...problems, '', text.source].join('\n');
    },
  },
  'texts add': {
    run: ({ market, actor }, { kind, slug, ...fields }) =>
      inTransaction(market, (context) =>
        addText(context, { kind, slug: slugOf(slug, fields.title), fields, actor }),
      ),
    print: ({ id }) => `Text ${id} is a draft.`,
  },
  'texts edit': {
    run: ({ market, actor }, { id, version, ...fields }) =>
      inTransaction(market, (context) => editText(context, { id, version, fields, actor })),
    print: ({ id, version }) => `Text ${id} is saved: version ${version}.`,
  },
  'texts publish': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => publishText(context, { ...given, actor, legal: false })),
    print: ({ id, version }) => `Version ${version} of text ${id} is published.`,
  },
  'texts publish-legal': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => publishText(context, { ...given, actor, legal: true })),
    print: ({ id, version }) => `Version ${version} of text ${id} is in force.`,
  },
  'texts unpublish': {
    run: ({ market, actor }, { id }) =>
      inTransaction(market, (context) => unpublishText(context, { id, actor })),
    print: ({ id }) => `Text ${id} is a draft again.`,
  },
  'texts restore': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => restoreText(context, { ...given, actor })),
    print: ({ id, version }, { former }) =>
      `Version ${former} of text ${id} is version ${version}.`,
  },
  'texts remove': {
    async run({ market, actor }, { id, version }) {
      await inTransaction(market, (context) => removeText(context, { id, version, actor }));
      return { id };
    },
    print: ({ id }) => `Text ${id} is removed.`,
  },
  'texts history': {
    run: ({ market }, { id }) => listVersions(market.db, id),
    print: (versions) =>
      formatTable(
        ['VERSION', 'SAVED', 'BY', 'CHANGED', 'PUBLISHED', 'TITLE'],
        versions.map((one) => [
          ...[String(one.version), one.savedAt ?? '-', one.savedBy ?? 'the installation'],
          ...[one.fields.join(', ') || '-', one.isPublished ? 'yes' : (one.publishedAt ?? '-')],
          one.title,
        ]),
        'It has no versions.',
      ),
  },
  'texts preview': {
    async run({ market }, { kind, ...given }) {
      const written = Object.entries(given).filter(([, value]) => value !== undefined);
      const fields = { ...emptyText, ...Object.fromEntries(written) };
      const works = await findNamedWorks(market.db, worksNamedIn(kind, fields));
      return presentTextPreview(kind, fields, await figuresOf(market), works);
    },
    print: ({ html, problems }) =>
      [html, ...problems.map(({ field, message }) => `${field}: ${message}.`)].join('\n'),
  },
  'texts figures': {
    run: async ({ market }) =>
      Object.entries(await figuresOf(market)).map(([name, value]) => ({ name, value })),
    print: (figures) =>
      formatTable(
        ['NAME', 'FIGURE'],
        figures.map(({ name, value }) => [`{{${name}}}`, value.replaceAll('\n', ' ')]),
        '',
      ),
  },
};
