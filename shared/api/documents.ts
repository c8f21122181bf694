import type { PlacedAsk } from '../contracts/account.ts';
import type {
  CommentsView,
  DocumentsView,
  ListingDocumentsView,
  SubmittedView,
} from '../contracts/documents.ts';
import type { CommentsForm } from '../contracts/forms/documents.ts';
import type { DocumentType } from '../domain/ask-documents.ts';
import type { Delete, Get, Post, Put, Upload } from './call.ts';

/** The user's own listing with its documents. */
export const getListingDocuments: Get<ListingDocumentsView, ['id']> = 'GET /api/asks/:id/documents';
/** A multipart form with the file in the field `files`. */
export const addDocument: Upload<DocumentsView, ['id'], { readonly type: DocumentType }> =
  'POST /api/asks/:id/documents';
/** The file itself. */
export const downloadDocument: Get<unknown, ['id', 'documentId']> =
  'GET /api/asks/:id/documents/:documentId';
export const removeDocument: Delete<DocumentsView, ['id', 'documentId']> =
  'DELETE /api/asks/:id/documents/:documentId';
export const saveComments: Put<CommentsView, ['id'], CommentsForm> = 'PUT /api/asks/:id/comments';
/** After the listing was returned for more information. */
export const resubmitAsk: Post<PlacedAsk, ['id']> = 'POST /api/asks/:id/review';
/** Multipart forms with pictures. */
export const submitWork: Upload<SubmittedView> = 'POST /api/submissions/works';
export const submitRelease: Upload<SubmittedView> = 'POST /api/submissions/releases';
