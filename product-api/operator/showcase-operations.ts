import { arrangeShowcase, undoShowcase } from '../commands/arrange-showcase.ts';
import { inTransaction } from '../market/command-context.ts';
import { listShowcase } from '../queries/showcase.ts';
import { formatTable } from './format-table.ts';
import type { Operations } from './operation.ts';

type Name = `showcase ${'list' | 'arrange' | 'undo'}`;

export const showcaseOperations: Operations<Name> = {
  'showcase list': {
    run: ({ market }) => listShowcase(market.db),
    print(places) {
      const rows = places.flatMap(({ place, version, records }) =>
        records.length === 0
          ? [[place, version, '-', 'as without curators', '-']]
          : records.map(({ id, name, state }) => [place, version, String(id), name, state]),
      );
      return formatTable(['PLACE', 'VERSION', 'ID', 'NAME', 'STATE'], rows, 'There are none.');
    },
  },
  'showcase arrange': {
    run: ({ market, actor }, { records, ...given }) =>
      inTransaction(market, (context) =>
        arrangeShowcase(context, { ...given, ids: records, actor }),
      ),
    print: ({ place, version }) => `${place} is arranged: version ${version}.`,
  },
  'showcase undo': {
    run: ({ market, actor }, given) =>
      inTransaction(market, (context) => undoShowcase(context, { ...given, actor })),
    print: ({ place, version }) => `The last change of ${place} is undone: version ${version}.`,
  },
};
