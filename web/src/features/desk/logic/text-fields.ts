import { articleCategoryNames } from '../../../../../shared/domain/article-categories.ts';
import type { TextKind } from '../../../../../shared/domain/text-kinds.ts';
import type { RecordField } from './record-fields.ts';

const title: RecordField = { name: 'title', label: 'Title', kind: 'line', isRequired: true };
const summary: RecordField = {
  name: 'summary',
  label: 'Summary',
  kind: 'prose',
  hint: 'One or two sentences, shown below the title and in lists',
};
const source: RecordField = {
  name: 'source',
  label: 'Text',
  kind: 'markdown',
  hint: 'Markdown: ## heading, *emphasis*, **strong**, - list, [words](/address)',
};

const articleFields: readonly RecordField[] = [
  title,
  summary,
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    options: [
      { value: '', label: 'Not chosen' },
      ...Object.entries(articleCategoryNames).map(([value, label]) => ({ value, label })),
    ],
    isShort: true,
  },
  {
    name: 'day',
    label: 'Published on',
    kind: 'line',
    hint: 'Such as 2026-11-24; the newest stands first',
    isShort: true,
  },
  { name: 'author', label: 'Author', kind: 'line', isShort: true },
  { name: 'role', label: 'Who the author is', kind: 'line', isShort: true },
  { name: 'coverArtwork', label: 'Work on the cover', kind: 'line', isShort: true },
  { name: 'coverArtist', label: 'By which artist', kind: 'line', isShort: true },
  source,
];

const pageFields: readonly RecordField[] = [
  title,
  summary,
  {
    name: 'day',
    label: 'Last updated on',
    kind: 'line',
    hint: 'Shown below the page: a day such as 2026-11-24',
    isShort: true,
  },
  {
    name: 'position',
    label: 'Position',
    kind: 'number',
    hint: 'The page with the lowest number stands first',
    isShort: true,
  },
  source,
];

export function fieldsOf(kind: TextKind): readonly RecordField[] {
  return kind === 'article' ? articleFields : pageFields;
}

/** A field's label by its name; a name that no form has stays as it is. */
export function fieldLabel(name: string): string {
  return [...articleFields, ...pageFields].find((field) => field.name === name)?.label ?? name;
}

export const kindWords: Readonly<Record<TextKind, string>> = {
  article: 'Article',
  legal: 'Legal page',
  'how-it-works': 'How it works',
};

/** The Markdown that shows a work, or leads to it from these words. */
export function workMarkdown(name: string, artist: string, words: string): string {
  const [by, work] = [artist, name].map((part) => part.replace(/[%/<>\\]/g, encodeURIComponent));
  const address = `<work:${by}/${work}>`;
  return words === '' ? `\n\n![](${address})\n*Caption.*\n\n` : `[${words}](${address})`;
}
