import { imageFormats } from '../../shared/contracts/catalogue.ts';
import type { WireImage } from '../../shared/contracts/wire/catalogue.ts';
import { type ImageFormat, pictureSize } from '../media/formats.ts';
import type { PictureRow } from '../queries/load-pictures.ts';

export function presentPicture(picture: PictureRow): WireImage {
  const inFormat = (format: ImageFormat) => ({
    url: `/media/${picture.id}/${format}.webp`,
    ...pictureSize(picture, format),
  });
  const formats = imageFormats.map((format) => [format, inFormat(format)] as const);
  return {
    name: picture.name,
    alternativeText: picture.alternativeText,
    placeholder: picture.placeholder,
    ...inFormat('large'),
    formats: Object.fromEntries(formats) as WireImage['formats'],
  };
}
