import * as z from 'zod/mini';
import { commentLengthAtMost } from '../../domain/ask-documents.ts';
import { text } from '../text.ts';

const comment = text.check(z.trim(), z.maxLength(commentLengthAtMost));

/** PUT /api/asks/:id/comments: what is left out stays. */
export const commentsForm = z.strictObject({
  coaComments: z.optional(comment),
  artworkComments: z.optional(comment),
  provenenceComments: z.optional(comment),
  editionNumberComments: z.optional(comment),
});
export type CommentsForm = z.infer<typeof commentsForm>;
