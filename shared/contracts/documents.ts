import { z } from 'zod';
import { documentTypes } from '../domain/ask-documents.ts';
import { askView } from './account.ts';

/** A file that shows something about a listed work. Only its owner and our operators read it. */
export const documentView = z.object({
  id: z.uuid(),
  kind: z.enum(documentTypes),
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.int(),
  addedAt: z.iso.datetime(),
  /** Where its owner saves it from. */
  href: z.string(),
});
export type DocumentView = z.infer<typeof documentView>;

/** POST and DELETE /api/asks/:id/documents: every document that the listing then has. */
export const documentsView = z.object({ documents: z.array(documentView) });
export type DocumentsView = z.infer<typeof documentsView>;

/** PUT /api/asks/:id/comments: what was said about each kind. */
export const commentsView = z.object({
  coaComments: z.string(),
  artworkComments: z.string(),
  provenenceComments: z.string(),
  editionNumberComments: z.string(),
});
export type CommentsView = z.infer<typeof commentsView>;

/** GET /api/asks/:id/documents. */
export const listingDocumentsView = documentsView.extend({
  listing: askView,
  comments: commentsView,
});
export type ListingDocumentsView = z.infer<typeof listingDocumentsView>;

/** POST /api/submissions/works and /api/submissions/releases. */
export const submittedView = z.object({ id: z.int() });
export type SubmittedView = z.infer<typeof submittedView>;
