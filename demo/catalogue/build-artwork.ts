import { unaccented } from '../../shared/domain/unaccented.ts';
import { createRng, hashText, type Rng } from '../pictures/kit/rng.ts';
import type { GeneratorName, Recipe } from '../pictures/recipe.ts';
import type { ArtistSource, WorkSource } from './artist-source.ts';
import { buildEditions } from './build-editions.ts';
import type { CatalogueArtwork } from './types.ts';

const slug = (text: string) =>
  unaccented(text)
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function buildArtwork(
  artist: ArtistSource,
  work: WorkSource,
  place: number,
  partnersGenerator: GeneratorName | undefined,
): CatalogueArtwork {
  const key = `${artist.key}-${slug(work.title)}`;
  const rng = createRng(hashText(key));
  const sheet = artist.sizes[place % artist.sizes.length] ?? [70, 50];
  const editions = buildEditions(rng.fork('editions'), artist, sheet);
  const medium = place % 3 === 2 ? rng.pick(artist.mediums) : (artist.mediums[0] ?? 'Screenprint');
  const method = artist.methods[place % artist.methods.length] ?? '';
  return {
    key,
    name: work.title,
    artistKeys: work.with ? [artist.key, work.with] : [artist.key],
    medium,
    ...releaseDay(rng.fork('date'), artist, place),
    royalty: artist.royalty ?? null,
    gallery: rng.pick(artist.galleries),
    description: `${work.text} ${method}`.trim(),
    pictures: drawViews(rng.fork('views'), artist, place, sheet, editions[0]?.editionSize ?? 50, {
      seed: hashText(`${key}/picture`),
      ...(partnersGenerator ? { inksOf: partnersGenerator } : {}),
    }),
    editions,
    priceLevelGbp: priceLevel(rng.fork('price'), artist, sheet),
    heat: Math.round(Math.max(0.02, Math.min(1, artist.heat + rng.range(-0.28, 0.22))) * 100) / 100,
  };
}

function releaseDay(rng: Rng, artist: ArtistSource, place: number) {
  const [first, last] = artist.years;
  const spread = place / Math.max(1, artist.works.length - 1);
  const year = first + Math.round((last - first) * spread);
  const month = String(rng.int(1, 9)).padStart(2, '0');
  const isFullDate = rng.chance(0.7);
  const day = isFullDate ? String(rng.int(1, 28)).padStart(2, '0') : '01';
  return { releaseDate: `${year}-${month}-${day}`, isFullDate };
}

function drawViews(
  rng: Rng,
  artist: ArtistSource,
  place: number,
  [tall, wide]: readonly [number, number],
  editionSize: number,
  base: Pick<Recipe, 'seed' | 'inksOf'>,
): Recipe[] {
  const sheetAspect = Math.round((wide / tall) * 1000) / 1000;
  const shared = { generator: artist.generator, ...base, palette: place, editionSize };
  return [
    { ...shared, view: 'front', aspect: sheetAspect },
    { ...shared, view: 'detail', aspect: rng.pick([1, 0.8, 1.25]), sheetAspect },
    { ...shared, view: 'framed', aspect: rng.pick([1.25, 1.25, 1, 0.8]), sheetAspect },
  ];
}

/** Larger sheets cost more, works vary at random, and prices are round. */
function priceLevel(rng: Rng, artist: ArtistSource, [tall, wide]: readonly [number, number]) {
  const areas = artist.sizes.map(([h, w]) => h * w);
  const usual = areas.reduce((sum, area) => sum + area, 0) / areas.length;
  const wanted = Math.exp(rng.gauss(0, 0.42));
  const price = artist.level * wanted * ((tall * wide) / usual) ** 0.5;
  const step = price < 400 ? 10 : price < 2000 ? 25 : price < 10_000 ? 100 : 500;
  return Math.max(90, Math.round(price / step) * step);
}
