import { editionLabel } from '../../../shared/domain/edition-label.ts';
import { editionSuffix } from '../../../shared/domain/shown-edition.ts';
import type { Paper } from '../../papers/paper.ts';
import type { OrderPaperSource } from '../../queries/papers/load-order-paper.ts';

/** The work and the copy of an order. */
export function workFacts({ order, traded }: OrderPaperSource): Paper['facts'] {
  const { edition, artworkName, artists } = traded;
  const label = editionLabel({
    name: edition.name,
    suffix: editionSuffix(edition.name, edition.otherName),
  });
  const number = order.copyDetails?.number ?? '';
  return [
    { name: 'Artwork', value: { title: artworkName, by: namesOf(artists) } },
    { name: 'Edition', value: [label, edition.size].filter(Boolean).join(', ') },
    ...(number === '' ? [] : [{ name: 'Copy', value: `No. ${number}` }]),
  ];
}

export const namesOf = (people: readonly { readonly name: string }[]): string =>
  people.map(({ name }) => name).join(', ');
