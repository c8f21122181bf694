import sharp from 'sharp';
import type { ImageFormat, Size } from './formats.ts';

/**
 * Draws the original that a picture's recipe describes: an image that sharp reads, at this size or
 * larger. null: the recipe is not of this source.
 */
export type DrawOriginal = (recipe: unknown, size: Size) => Promise<Buffer | null>;

/**
 * The smallest lose most to compression, and cost next to nothing. What lists and pages begin with
 * is a third lighter than at 84, and looks the same.
 */
const quality = { xs: 86, thumbnail: 84, small: 76, medium: 84, large: 86 } as const;

/** The original as WebP of exactly this size. */
export function renderPicture(
  original: Buffer,
  { width, height }: Size,
  format: ImageFormat,
): Promise<Buffer> {
  return sharp(original, { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: quality[format], effort: format === 'large' ? 2 : 4, smartSubsample: true })
    .toBuffer();
}
