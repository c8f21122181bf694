import { z } from 'zod';
import { documentTypes } from '../domain/ask-documents.ts';
import { submissionKinds, submissionStatuses } from '../domain/submissions.ts';
import { askView } from './account.ts';

/**
 * A file that proves something about a listed artwork. Only the seller and operators can read it.
 */
export const documentView = z.object({
  id: z.uuid(),
  kind: z.enum(documentTypes),
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.int(),
  addedAt: z.iso.datetime(),
  /** The download link for the seller. */
  href: z.string(),
});
export type DocumentView = z.infer<typeof documentView>;

/** POST and DELETE /api/asks/:id/documents: all documents of the listing after the change. */
export const documentsView = z.object({ documents: z.array(documentView) });
export type DocumentsView = z.infer<typeof documentsView>;

/** PUT /api/asks/:id/comments: the seller's comment per kind. */
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

/** GET /api/account/submissions/:id. */
export const submissionView = z.object({
  id: z.int(),
  kind: z.enum(submissionKinds),
  status: z.enum(submissionStatuses),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  name: z.string(),
  artists: z.string(),
  createdAt: z.iso.datetime(),
});
export type SubmissionView = z.infer<typeof submissionView>;
