import { z } from 'zod';

export const generatorNames = [
  'hard-edge',
  'flow-etching',
  'still-life',
  'veils',
  'contour-land',
  'nocturne',
  'cut-paper',
  'woodcut-sea',
  'moire',
  'riso-halftone',
  'cyanotype',
  'horizons',
  'isometric',
  'asemic',
  'celestial',
  'ribbons',
  'tesserae',
  'weaving',
  'pebbles',
  'leadings',
  'labyrinth',
  'strata',
  'harmonograph',
  'letterpress',
  'heads',
  'windows',
  'arcades',
  'birds',
] as const;
export type GeneratorName = (typeof generatorNames)[number];

export const views = ['front', 'detail', 'framed', 'avatar', 'profile'] as const;
export type View = (typeof views)[number];

/** What a picture is drawn from, as the database keeps it. The same recipe draws the same picture. */
export const recipeSchema = z.object({
  generator: z.enum(generatorNames),
  seed: z.number(),
  view: z.enum(views),
  /** Width over height of the picture. */
  aspect: z.number().positive(),
  /** Index of the generator's palette, modulo their number. */
  palette: z.number(),
  /** Width over height of the sheet, where the picture shows more or less than the sheet. */
  sheetAspect: z.number().positive().exactOptional(),
  /** In a collaboration: the other artist's generator, whose inks are used. */
  inksOf: z.enum(generatorNames).exactOptional(),
  /** The edition's size in the pencilled number at the foot. */
  editionSize: z.number().exactOptional(),
});
export type Recipe = z.infer<typeof recipeSchema>;
