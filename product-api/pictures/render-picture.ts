import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';
import { type ImageFormat, pictureSize } from './formats.ts';
import type { Recipe } from './recipe.ts';

/**
 * The smallest lose most to compression, and cost next to nothing. What lists and pages begin with
 * is a third lighter than at 84, and looks the same.
 */
const quality = { xs: 86, thumbnail: 84, small: 76, medium: 84, large: 86 } as const;

/** The picture as WebP, its long edge as `imageFormats` says. */
export async function renderPicture(recipe: Recipe, format: ImageFormat): Promise<Buffer> {
  const { width, height } = pictureSize(recipe, format);
  const source = drawPicture(recipe).replace('<svg ', `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(source), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: quality[format], effort: format === 'large' ? 2 : 4, smartSubsample: true })
    .toBuffer();
}
