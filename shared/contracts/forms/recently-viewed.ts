import * as z from 'zod/mini';
import { maxViews } from '../../domain/recently-viewed.ts';

/** POST /api/recently-viewed: viewed artworks, newest first. */
export const recentlyViewedForm = z.strictObject({
  artworkIds: z
    .array(z.int().check(z.positive(), z.maximum(999_999_999)))
    .check(z.minLength(1), z.maxLength(maxViews)),
});
export type RecentlyViewedForm = z.infer<typeof recentlyViewedForm>;
