import type { Deps } from '../deps.ts';
import { pictureSize } from './formats.ts';
import { readOriginal } from './originals.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import { renderPicture } from './render-picture.ts';

type StoredPicture = { readonly recipe: unknown; readonly width: number; readonly height: number };

/** Pictures in their formats: rendered from an uploaded original, or from a drawn one. */
export function createPictures(
  { dataDir, drawOriginal }: Pick<Deps, 'dataDir' | 'drawOriginal'>,
  find: (id: string) => Promise<StoredPicture | null>,
): PictureStore {
  return createPictureStore({
    dataDir,
    async draw(id, format) {
      const picture = await find(id);
      if (!picture) return null;
      const size = pictureSize(picture, format);
      const uploaded = await readOriginal(dataDir, picture.recipe);
      const original = uploaded ?? (await drawOriginal?.(picture.recipe, size));
      return original ? renderPicture(original, size, format) : null;
    },
  });
}
