import { z } from 'zod';
import { artworkCard, pictureView } from './catalogue.ts';

const collectionCard = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  href: z.string(),
  /** How many works are in it. */
  count: z.int(),
  /** Of its first works. */
  pictures: z.array(pictureView),
});
export type CollectionCard = z.infer<typeof collectionCard>;

/** GET /api/collections: those that hold anything. */
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
