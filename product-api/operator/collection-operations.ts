import {
  addCollection,
  editCollection,
  fillCollection,
  moveCollection,
  publishCollection,
  undoCollection,
  unpublishCollection,
} from '../commands/write-collection.ts';
import { inTransaction } from '../market/command-context.ts';
import { listAllCollections, showCollection } from '../queries/collections.ts';
import { formatTable } from './format-table.ts';
import type { Operations } from './operation.ts';

type Name =
  | 'collections list'
  | 'collections show'
  | 'collections add'
  | 'collections edit'
  | 'collections fill'
  | 'collections undo'
  | 'collections move'
  | 'collections publish'
  | 'collections unpublish';

const stateOf = (isPublished: boolean) => (isPublished ? 'published' : 'draft');

export const collectionOperations: Operations<Name> = {
  'collections list': {
    run: ({ market }) => listAllCollections(market.db),
    print(collections) {
      const rows = collections.map(({ id, slug, title, rule, chosen, isPublished }) => [
        ...[String(id), slug, title, rule?.by ?? '-', String(chosen), stateOf(isPublished)],
      ]);
      const headings = ['ID', 'ADDRESS', 'TITLE', 'RULE', 'CHOSEN', 'STATE'];
      return formatTable(headings, rows, 'There are no collections.');
    },
  },
  'collections show': {
    run: ({ market }, { id }) => showCollection(market.db, id),
    print({ title, text, path, version, worksVersion, isPublished, rule, works }) {
      const rows = works.map(({ id, name, artists, state }) => [String(id), name, artists, state]);
      return [
        `${title} (${stateOf(isPublished)}), ${path}`,
        `Version ${version}, of the works ${worksVersion}`,
        text,
        `Rule: ${rule ? JSON.stringify(rule) : 'none'}`,
        formatTable(['ID', 'NAME', 'ARTISTS', 'STATE'], rows, 'No works are chosen.'),
      ].join('\n');
    },
  },
  'collections add': {
    run: ({ market, actor }, { title, slug, text = '' }) =>
      inTransaction(market, (context) => addCollection(context, { title, slug, text, actor })),
    print: ({ id }) => `Collection ${id} is made; visitors do not see it yet.`,
  },
  'collections edit': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => editCollection(context, { ...given, actor })),
    print: ({ id, version }) => `Collection ${id} is changed: version ${version}.`,
  },
  'collections fill': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => fillCollection(context, { ...given, actor })),
    print: ({ id, version }) => `Collection ${id} is filled: version ${version}.`,
  },
  'collections undo': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => undoCollection(context, { ...given, actor })),
    print: ({ id, version }) =>
      `The last change of collection ${id} is undone: version ${version}.`,
  },
  'collections move': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => moveCollection(context, { ...given, actor })),
    print: ({ id, position }) => `Collection ${id} is at position ${position}.`,
  },
  'collections publish': {
    run: ({ market, actor }, { id }) =>
      inTransaction(market, (context) => publishCollection(context, { id, actor })),
    print: ({ id }) => `Collection ${id} is published.`,
  },
  'collections unpublish': {
    run: ({ market, actor }, { id }) =>
      inTransaction(market, (context) => unpublishCollection(context, { id, actor })),
    print: ({ id }) => `Collection ${id} is a draft again.`,
  },
};
