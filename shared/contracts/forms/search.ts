import * as z from 'zod/mini';
import { maxSearches, searchKinds } from '../../domain/searches.ts';

/** POST /api/latest-searches: chosen search results, newest first. */
export const rememberSearchesForm = z.strictObject({
  searches: z
    .array(
      z.strictObject({
        kind: z.enum(searchKinds),
        id: z.int().check(z.positive(), z.maximum(999_999_999)),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxSearches)),
});
export type RememberSearchesForm = z.infer<typeof rememberSearchesForm>;
