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

/** All that a picture is drawn from, as the database keeps it: the same recipe, the same picture. */
export const recipeSchema = z.object({
  generator: z.enum(generatorNames),
  seed: z.number(),
  view: z.enum(views),
  /** Width over height of the picture itself. */
  aspect: z.number().positive(),
  /** Which of the generator's palettes; counts round. */
  palette: z.number(),
  /** Width over height of the sheet, where the picture shows more, or less, than the sheet. */
  sheetAspect: z.number().positive().exactOptional(),
  /** For a collaboration: the other artist's generator, whose inks are used. */
  inksOf: z.enum(generatorNames).exactOptional(),
  /** What the pencilled numbering at the foot counts up to. */
  editionSize: z.number().exactOptional(),
});
export type Recipe = z.infer<typeof recipeSchema>;
