import { addArtwork, addEdition, removeEdition } from '../../commands/catalogue/add-record.ts';
import { editRecord, undoEdit } from '../../commands/catalogue/edit-record.ts';
import { mergeArtworks } from '../../commands/catalogue/merge-artworks.ts';
import { publishRecord, unpublishRecord } from '../../commands/catalogue/publish-record.ts';
import { inTransaction } from '../../market/command-context.ts';
import { listCatalogueArtworks } from '../../queries/catalogue/list-records.ts';
import { showArtwork } from '../../queries/catalogue/show-record.ts';
import { formatTable } from '../format-table.ts';
import type { Operations } from '../operation.ts';
import { moreLine, recordFacts } from './print-record.ts';

type Name =
  | 'artworks list'
  | 'artworks show'
  | 'artworks add'
  | 'artworks edit'
  | 'artworks undo'
  | 'artworks publish'
  | 'artworks unpublish'
  | 'artworks merge'
  | 'editions add'
  | 'editions edit'
  | 'editions undo'
  | 'editions remove';

type YesNo = 'yes' | 'no' | undefined;
const upcoming = (given: YesNo) => (given ? { upcomingRelease: given === 'yes' } : {});
const certified = (given: YesNo) => (given ? { additionalCertification: given === 'yes' } : {});

export const catalogueArtworkOperations: Operations<Name> = {
  'artworks list': {
    run: ({ market }, input) => listCatalogueArtworks(market.db, input),
    print({ items, next }) {
      const rows = items.map(({ id, name, artists, medium, editions, state }) => [
        ...[String(id), name, artists, medium],
        ...[String(editions), state],
      ]);
      const headings = ['ID', 'NAME', 'ARTISTS', 'MEDIUM', 'EDITIONS', 'STATE'];
      return formatTable(headings, rows, 'There are no such artworks.') + moreLine(next);
    },
  },
  'artworks show': {
    run: ({ market }, { id }) => showArtwork(market.db, id),
    print(artwork) {
      const facts = recordFacts('ARTWORK', artwork, [
        ...(['state', 'version', 'path', 'name', 'medium', 'releaseDate', 'royalty'] as const),
        ...(['gallery', 'saves', 'missing'] as const),
      ]);
      const rows = artwork.editions.map(({ id, version, name, size, editionSize, openTrades }) => [
        ...[String(id), version, name, size],
        ...[editionSize === null ? 'open' : String(editionSize), String(openTrades)],
      ]);
      const headings = ['EDITION', 'VERSION', 'NAME', 'SIZE', 'COPIES', 'OPEN TRADES'];
      return `${facts}\n\n${formatTable(headings, rows, 'It has no editions.')}`;
    },
  },
  'artworks add': {
    run: ({ market, actor }, { upcoming: isUpcoming, ...fields }) =>
      inTransaction(market, (context) =>
        addArtwork(context, { ...fields, ...upcoming(isUpcoming), actor }),
      ),
    print: ({ id }) => `Artwork ${id} is a draft.`,
  },
  'artworks edit': {
    run: ({ market, actor }, { id, version, upcoming: isUpcoming, ...fields }) =>
      inTransaction(market, (context) => {
        const changes = { ...fields, ...upcoming(isUpcoming) };
        return editRecord(context, { kind: 'artwork', id, version, actor, changes });
      }),
    print: ({ id, version }) => `Artwork ${id} is changed: version ${version}.`,
  },
  'artworks undo': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => undoEdit(context, { kind: 'artwork', ...given, actor })),
    print: ({ id, version }) => `The last change of artwork ${id} is undone: version ${version}.`,
  },
  'artworks publish': {
    run: ({ market, actor }, { id }) =>
      inTransaction(market, (context) => publishRecord(context, { kind: 'artwork', id, actor })),
    print: ({ id }) => `Artwork ${id} is published.`,
  },
  'artworks unpublish': {
    run: ({ market, actor }, { id }) =>
      inTransaction(market, (context) => unpublishRecord(context, { kind: 'artwork', id, actor })),
    print: ({ id }) => `Artwork ${id} is a draft again.`,
  },
  'artworks merge': {
    async run({ market, actor }, { id, into }) {
      await inTransaction(market, (context) => mergeArtworks(context, { id, into, actor }));
      return { id, into };
    },
    print: ({ id, into }) => `Artwork ${id} is merged into ${into}.`,
  },
  'editions add': {
    run: ({ market, actor }, { artwork, certificate, ...fields }) =>
      inTransaction(market, (context) =>
        addEdition(context, { ...fields, ...certified(certificate), artworkId: artwork, actor }),
      ),
    print: ({ id, version }) => `Edition ${id} is added: version ${version}.`,
  },
  'editions edit': {
    run: ({ market, actor }, { id, version, certificate, ...fields }) =>
      inTransaction(market, (context) => {
        const changes = { ...fields, ...certified(certificate) };
        return editRecord(context, { kind: 'edition', id, version, actor, changes });
      }),
    print: ({ id, version }) => `Edition ${id} is changed: version ${version}.`,
  },
  'editions undo': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => undoEdit(context, { kind: 'edition', ...given, actor })),
    print: ({ id, version }) => `The last change of edition ${id} is undone: version ${version}.`,
  },
  'editions remove': {
    async run({ market, actor }, { id, version }) {
      await inTransaction(market, (context) => removeEdition(context, { id, version, actor }));
      return { id };
    },
    print: ({ id }) => `Edition ${id} is removed.`,
  },
};
