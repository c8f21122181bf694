import type { Rng } from '../pictures/kit/rng.ts';
import type { ArtistSource } from './artist-source.ts';
import type { CatalogueEdition, ShipmentCategory } from './types.ts';

const signed = [
  'Signed and numbered in pencil',
  'Signed, dated and numbered on the front',
  'Signed in pencil, numbered on the reverse',
  'Numbered, with the artist’s blind stamp',
  'Initialled and numbered in pencil',
];
const inclusions = [
  'Certificate of authenticity',
  'Certificate of authenticity and archival folder',
  'Certificate of authenticity, interleaved in acid-free tissue',
  'Publisher’s colophon and certificate of authenticity',
];
const notes = [
  'Unframed. Small variations between impressions are part of the process.',
  'Sold unframed. Hinge-mount only; do not trim the margins.',
  'Unframed. Keep out of direct sunlight.',
  'Sheet size given; the image is slightly smaller.',
  'Unframed. Pulled by hand, so that no two impressions are quite alike.',
];
const proofNotes = {
  Artist: 'Artist’s proof, numbered in Roman numerals outside the main edition.',
  Printer: 'Printer’s proof, kept by the studio and released with the artist’s consent.',
};

function shipmentOf([tall, wide]: readonly [number, number]): ShipmentCategory {
  const long = Math.max(tall, wide);
  if (long <= 45) return 'Flat small';
  if (long <= 80) return 'Flat large';
  return long <= 125 ? 'Tube' : 'Oversize';
}

/** Main comes first; some works have proofs and variants too. */
export function buildEditions(
  rng: Rng,
  artist: ArtistSource,
  sheet: readonly [number, number],
): CatalogueEdition[] {
  const [tall, wide] = sheet;
  const isExpensive = artist.level > 5000;
  const run = isExpensive
    ? rng.pick([15, 20, 25, 30, 40])
    : rng.pick([35, 50, 60, 75, 100, 125, 150, 200]);
  const base = {
    otherName: null,
    size: `${tall} × ${wide} cm`,
    material: rng.pick(artist.papers),
    features: rng.pick(signed),
    includes: rng.pick(inclusions),
    shipmentCategory: shipmentOf(sheet),
    additionalCertification: isExpensive,
  };
  const editions: CatalogueEdition[] = [
    { ...base, name: 'Main', editionSize: run, information: rng.pick(notes), priceFactor: 1 },
  ];
  const proof = (name: 'Artist' | 'Printer', count: number, priceFactor: number) =>
    editions.push({
      ...base,
      name,
      editionSize: count,
      information: proofNotes[name],
      priceFactor,
    });
  if (rng.chance(0.74))
    proof('Artist', Math.max(2, Math.round(run / 10)), rng.pick([1.15, 1.25, 1.35]));
  if (rng.chance(0.36)) proof('Printer', rng.int(2, 5), rng.pick([1.1, 1.2, 1.3]));
  const variant = rng.pick(artist.variants);
  if (rng.chance(0.5)) {
    editions.push({
      ...base,
      name: 'Other',
      otherName: variant,
      material: rng.pick(artist.papers),
      editionSize: Math.max(5, Math.round((run * rng.pick([0.2, 0.3, 0.4])) / 5) * 5),
      information: `${variant}: a smaller variant printed after the main edition.`,
      priceFactor: rng.pick([0.85, 1.3, 1.5, 1.8]),
    });
  }
  return editions;
}
