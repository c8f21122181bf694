import type { PictureView } from '../../shared/contracts/catalogue.ts';

/** The largest format, which is what previews of a link are made from. */
export function pictureUrl(picture: PictureView | null): string | null {
  return picture?.formats.at(-1)?.url ?? null;
}
