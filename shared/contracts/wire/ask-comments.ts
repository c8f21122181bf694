import { z } from 'zod';
import { commentLengthAtMost } from '../../domain/ask-documents.ts';
import { prose } from './text.ts';

const comment = prose.max(commentLengthAtMost);

/** The seller's comment per kind of document, under the specification's names. */
export const askComments = z.strictObject({
  coaComments: comment,
  artworkComments: comment,
  provenenceComments: comment,
  editionNumberComments: comment,
});
