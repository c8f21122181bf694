import { hands } from './hands.ts';
import { mix } from './kit/colour.ts';
import type { Recipe } from './recipe.ts';
import { paletteOf } from './sheet.ts';
import { wallTone } from './wall.ts';

/** What stands in a picture's place while it loads: a guess from paper and ink, nothing drawn. */
export function dominantColour(recipe: Recipe): string {
  if (recipe.view === 'wall' || recipe.view === 'profile') return wallTone(recipe);
  const palette = paletteOf(recipe);
  const inked = palette.ground ?? mix(palette.paper, palette.inks[0] ?? palette.paper, 0.5);
  if (recipe.view !== 'front') return inked;
  return mix(inked, palette.paper, Math.min(0.6, hands[recipe.hand].sheet.margin * 3));
}
