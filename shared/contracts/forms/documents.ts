import * as z from 'zod/mini';
import { commentLengthAtMost } from '../../domain/ask-documents.ts';
import { atMost, prose } from '../text.ts';

const comment = prose.check(atMost(commentLengthAtMost));

/** PUT /api/asks/:id/comments: omitted comments stay. */
export const commentsForm = z.strictObject({
  coaComments: z.optional(comment),
  artworkComments: z.optional(comment),
  provenenceComments: z.optional(comment),
  editionNumberComments: z.optional(comment),
});
export type CommentsForm = z.infer<typeof commentsForm>;
