import type { Recipe } from './recipe.ts';

/** The long edge of each format in pixels. */
export const imageFormats = {
  xs: 64,
  thumbnail: 240,
  small: 480,
  medium: 960,
  large: 1920,
} as const;
export type ImageFormat = keyof typeof imageFormats;

export function pictureSize(
  recipe: Pick<Recipe, 'aspect'>,
  format: ImageFormat,
): { width: number; height: number } {
  const long = imageFormats[format];
  return recipe.aspect >= 1
    ? { width: long, height: Math.round(long / recipe.aspect) }
    : { width: Math.round(long * recipe.aspect), height: long };
}
