import type { submissions } from '../../product-api/db/schema/collecting.ts';
import type { Trader } from './build-traders.ts';

type Submission = typeof submissions.$inferInsert;
type Proposed = Pick<Submission, 'kind' | 'fields'> & { readonly daysAgo: number };

const day = 86_400_000;

/** Works and a release that collectors miss: fictional, as all of the demo. */
const proposed: readonly Proposed[] = [
  {
    kind: 'work',
    daysAgo: 6,
    fields: {
      name: 'Lamplight on the Weir',
      artistName: 'Oriel Hartnoll',
      medium: 'Aquatint',
      year: 2019,
      size: '42 × 30 cm',
      material: 'Somerset paper',
      editionSize: 60,
      description: 'Two plates, the second inked by hand. Signed and numbered in pencil below.',
    },
  },
  {
    kind: 'work',
    daysAgo: 4,
    fields: {
      name: 'Salt Ledger',
      artistName: 'Tamsin Vale',
      medium: 'Linocut',
      size: '50 × 35 cm',
      material: 'Cotton paper',
      description: 'Bought at the press in 2021; I have the receipt.',
    },
  },
  {
    kind: 'work',
    daysAgo: 3,
    fields: {
      name: 'Orchard, Third State',
      artistName: 'Bea Winterbourne',
      medium: 'Etching',
      year: 2022,
      size: '28 × 28 cm',
      material: 'Hahnemühle etching paper',
      editionSize: 25,
      description: '',
    },
  },
  {
    kind: 'release',
    daysAgo: 2,
    fields: {
      name: 'Night Market',
      artistNames: 'Joss Quayle, Ines Tarrant',
      kind: 'timed',
      description: 'Announced in their newsletter for next month.',
    },
  },
  {
    kind: 'work',
    daysAgo: 1,
    fields: {
      name: 'Field Notes (Blue)',
      artistName: 'Oriel Hartnoll',
      medium: 'Risograph',
      year: 2024,
      size: '29.7 × 42 cm',
      material: 'Recycled paper',
      editionSize: 150,
      description: 'Three colours. The red one is listed already, this one is missing.',
    },
  },
];

/** Submissions that wait to be decided. */
export function buildSubmissions(traders: readonly Trader[], base: Date): Submission[] {
  return proposed.map(({ kind, fields, daysAgo }, index) => ({
    userId: traders[(index * 7) % traders.length]?.id ?? 0,
    ...{ kind, fields },
    createdAt: new Date(base.getTime() - daysAgo * day),
  }));
}
