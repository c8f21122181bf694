import { generators } from './generators.ts';
import { mix } from './kit/colour.ts';
import type { Recipe } from './recipe.ts';
import { wallColour } from './scenes/framed-scene.ts';
import { paletteOf } from './sheet.ts';

/** The colour shown while a picture loads: guessed from paper and ink, without drawing. */
export function dominantColour(recipe: Recipe): string {
  if (recipe.view === 'framed' || recipe.view === 'profile') return wallColour(recipe);
  const palette = paletteOf(recipe);
  const inked = palette.ground ?? mix(palette.paper, palette.inks[0] ?? palette.paper, 0.5);
  if (recipe.view !== 'front') return inked;
  return mix(inked, palette.paper, Math.min(0.6, generators[recipe.generator].sheet.margin * 3));
}
