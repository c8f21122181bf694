import { z } from 'zod';
import { artworkCard, pictureView } from './catalogue.ts';

const collectionCard = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  href: z.string(),
  /** The number of works. */
  count: z.int(),
  /** Pictures of its first works. */
  pictures: z.array(pictureView),
});
export type CollectionCard = z.infer<typeof collectionCard>;

/** GET /api/collections: collections that are not empty. */
export const collectionsView = z.object({ collections: z.array(collectionCard) });
export type CollectionsView = z.infer<typeof collectionsView>;

/** GET /api/collections/:name. */
export const collectionView = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  href: z.string(),
  artworks: z.array(artworkCard),
});
export type CollectionView = z.infer<typeof collectionView>;
