import { imageFormats, type PictureView } from '../../shared/contracts/catalogue.ts';
import type { WireImage } from '../../shared/contracts/wire/catalogue.ts';

/** `alt` falls back to the name of the pictured record. */
export function pictureView(image: WireImage, fallbackAlt: string): PictureView {
  return {
    alt: image.alternativeText || fallbackAlt,
    placeholder: image.placeholder,
    width: image.width,
    height: image.height,
    formats: formatsOf(image),
  };
}

/** The smallest first. */
function formatsOf({ formats }: WireImage): PictureView['formats'] {
  const found = [];
  for (const name of imageFormats) {
    const format = formats[name];
    if (format) found.push({ name, url: format.url, width: format.width, height: format.height });
  }
  return found;
}
