import type { AskStatus } from './ask-status.ts';

/** Kinds of document, spelt as the wire's comment fields are. */
export const documentTypes = ['coa', 'artwork', 'provenence', 'editionNumber'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The specification's name for the seller's comment on a kind. */
export type CommentName = `${DocumentType}Comments`;
export const commentLengthAtMost = 2000;

/** Statuses in which documents and comments can change. */
export const takesDocuments: ReadonlySet<AskStatus> = new Set([
  'Draft',
  'PendingAuthentication',
  'MoreInfoRequired',
  'Rejected',
]);

/** Statuses in which the seller can resubmit a listing. */
export const canResubmit: ReadonlySet<AskStatus> = new Set(['MoreInfoRequired', 'Rejected']);

/** The most files of one listing. */
export const documentsAtMost = 20;

/** 'approved' means approved by an operator. */
export const documentStatuses = ['missing', 'submitted', 'approved'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export function documentStatusOf(ask: {
  readonly isAuthenticated: boolean;
  readonly documents: number;
}): DocumentStatus {
  if (ask.isAuthenticated) return 'approved';
  return ask.documents > 0 ? 'submitted' : 'missing';
}
