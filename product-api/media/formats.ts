/** The long edge of each format, in pixels. */
export const imageFormats = {
  xs: 64,
  thumbnail: 240,
  small: 480,
  medium: 960,
  large: 1920,
} as const;
export type ImageFormat = keyof typeof imageFormats;

export type Size = { readonly width: number; readonly height: number };

/** The size of a picture in a format, in pixels. `original` may be in any unit. */
export function pictureSize(original: Size, format: ImageFormat): Size {
  const long = imageFormats[format];
  const aspect = original.width / original.height;
  return aspect >= 1
    ? { width: long, height: Math.round(long / aspect) }
    : { width: Math.round(long * aspect), height: long };
}
