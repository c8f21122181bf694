import type { CopyDetails } from '../../shared/domain/copy-details.ts';
import type { CatalogueEdition } from '../catalogue/types.ts';
import type { Rng } from '../pictures/kit/rng.ts';

const provenances = [
  '',
  'Bought from the publisher at the release.',
  'From the publisher; kept in its tube since.',
  'Bought at auction, invoice at hand.',
  'From a private collection in London.',
  'A present from the artist’s studio.',
];

const marks = [
  'A soft crease in the lower left corner, 2 cm, seen in raking light.',
  'Slight toning at the edges from an earlier frame.',
  'Two hinges of paper tape on the back.',
  'A pinhead mark in the top margin, covered by a mount.',
];

const prefixes: Record<CatalogueEdition['name'], string> = {
  Main: '',
  Artist: 'AP ',
  Printer: 'PP ',
  Other: '',
};

/** What `many` sellers say of their copies of an edition: no number stands twice. */
export function describeCopies(rng: Rng, edition: CatalogueEdition, many: number): CopyDetails[] {
  const { name, editionSize } = edition;
  const numbers = rng.shuffle(Array.from({ length: editionSize }, (_, index) => index + 1));
  return Array.from({ length: many }, (_, index) => {
    const number = numbers[index];
    const newCondition = rng.chance(0.82);
    return {
      number: number === undefined ? '' : `${prefixes[name]}${number}/${editionSize}`,
      newCondition,
      conditionNotes: newCondition ? '' : rng.pick(marks),
      certificate: rng.chance(0.75),
      framed: rng.chance(0.25),
      provenance: rng.pick(provenances),
    };
  });
}
