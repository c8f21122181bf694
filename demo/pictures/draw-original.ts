import type { DrawOriginal } from '../../product-api/media/render-picture.ts';
import { drawPicture } from './draw-picture.ts';
import { recipeSchema } from './recipe.ts';

/** Draws the demo's recipes as SVG. */
export const drawOriginal: DrawOriginal = async (recipe, { width, height }) => {
  const read = recipeSchema.safeParse(recipe);
  if (!read.success) return null;
  const svg = drawPicture(read.data).replace('<svg ', `<svg width="${width}" height="${height}" `);
  return Buffer.from(svg);
};
