import { addArtist } from '../../commands/catalogue/add-record.ts';
import { editRecord, undoEdit } from '../../commands/catalogue/edit-record.ts';
import { mergeArtists } from '../../commands/catalogue/merge-artists.ts';
import { publishRecord, unpublishRecord } from '../../commands/catalogue/publish-record.ts';
import { inTransaction } from '../../market/command-context.ts';
import { listCatalogueArtists } from '../../queries/catalogue/list-records.ts';
import { showArtist } from '../../queries/catalogue/show-record.ts';
import { formatTable } from '../format-table.ts';
import type { Operations } from '../operation.ts';
import { moreLine, recordFacts } from './print-record.ts';

type Name =
  | 'artists list'
  | 'artists show'
  | 'artists add'
  | 'artists edit'
  | 'artists undo'
  | 'artists publish'
  | 'artists unpublish'
  | 'artists merge';

export const catalogueArtistOperations: Operations<Name> = {
  'artists list': {
    run: ({ market }, input) => listCatalogueArtists(market.db, input),
    print({ items, next }) {
      const rows = items.map(({ id, name, artworks, state }) => [
        String(id),
        name ?? '-',
        String(artworks),
        state,
      ]);
      const table = formatTable(
        ['ID', 'NAME', 'WORKS', 'STATE'],
        rows,
        'There are no such artists.',
      );
      return table + moreLine(next);
    },
  },
  'artists show': {
    run: ({ market }, { id }) => showArtist(market.db, id),
    print: (artist) =>
      recordFacts('ARTIST', artist, [
        ...(['state', 'version', 'path', 'name', 'birthYear', 'birthDate'] as const),
        ...(['instagram', 'website', 'email', 'followers', 'missing'] as const),
      ]),
  },
  'artists add': {
    run: ({ market, actor }, fields) =>
      inTransaction(market, (context) => addArtist(context, { ...fields, actor })),
    print: ({ id }) => `Artist ${id} is a draft.`,
  },
  'artists edit': {
    run: ({ market, actor }, { id, version, ...changes }) =>
      inTransaction(market, (context) =>
        editRecord(context, { kind: 'artist', id, version, actor, changes }),
      ),
    print: ({ id, version }) => `Artist ${id} is changed: version ${version}.`,
  },
  'artists undo': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => undoEdit(context, { kind: 'artist', ...given, actor })),
    print: ({ id, version }) => `The last change of artist ${id} is undone: version ${version}.`,
  },
  'artists publish': {
    run: ({ market, actor }, { id }) =>
      inTransaction(market, (context) => publishRecord(context, { kind: 'artist', id, actor })),
    print: ({ id }) => `Artist ${id} is published.`,
  },
  'artists unpublish': {
    run: ({ market, actor }, { id }) =>
      inTransaction(market, (context) => unpublishRecord(context, { kind: 'artist', id, actor })),
    print: ({ id }) => `Artist ${id} is a draft again.`,
  },
  'artists merge': {
    async run({ market, actor }, { id, into }) {
      await inTransaction(market, (context) => mergeArtists(context, { id, into, actor }));
      return { id, into };
    },
    print: ({ id, into }) => `Artist ${id} is merged into ${into}.`,
  },
};
