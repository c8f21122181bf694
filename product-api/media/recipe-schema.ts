import { z } from 'zod';
import { handNames, type Recipe, views } from '../pictures/recipe.ts';

/** A recipe as the database gives it back. */
export const recipeSchema: z.ZodType<Recipe> = z.object({
  hand: z.enum(handNames),
  seed: z.number(),
  view: z.enum(views),
  aspect: z.number().positive(),
  palette: z.number(),
  sheetAspect: z.number().positive().exactOptional(),
  inksOf: z.enum(handNames).exactOptional(),
  editionSize: z.number().exactOptional(),
});
