import type { PictureView } from '../../shared/contracts/catalogue.ts';

/** The largest format, which link previews use. */
export function pictureUrl(picture: PictureView | null): string | null {
  return picture?.formats.at(-1)?.url ?? null;
}
