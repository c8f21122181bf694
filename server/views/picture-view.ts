import { imageFormats, type PictureView } from '../../shared/contracts/catalogue.ts';
import type { WireImage } from '../../shared/contracts/wire/catalogue.ts';

/** `alt` falls back to the name of the pictured record. */
export function pictureView(image: WireImage, fallbackAlt: string): PictureView {
  return {
    alt: image.alternativeText || fallbackAlt,
    placeholder: image.placeholder,
    width: image.width,
    height: image.height,
    formats: imageFormats.flatMap((name) => {
      const format = image.formats[name];
      return format ? [{ name, ...format }] : [];
    }),
  };
}
