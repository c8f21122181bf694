import type { AskStatus } from './ask-status.ts';

/** What a document of a listing shows; spelt as the wire's comments are. */
export const documentTypes = ['coa', 'artwork', 'provenence', 'editionNumber'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The specification's name for what a seller says about a kind of document. */
export type CommentName = `${DocumentType}Comments`;
export const commentLengthAtMost = 2000;

/** Documents can be added, taken away and commented on while an ask stands like this. */
export const takesDocuments: ReadonlySet<AskStatus> = new Set([
  'Draft',
  'PendingAuthentication',
  'MoreInfoRequired',
  'Rejected',
]);

/** Statuses in which the seller can resubmit a listing. */
export const canBeHandedIn: ReadonlySet<AskStatus> = new Set(['MoreInfoRequired', 'Rejected']);

/** Files that one listing may carry. */
export const documentsAtMost = 20;

/** How far a listing's documents are: an operator's approval is what makes them approved. */
export const documentStatuses = ['missing', 'submitted', 'approved'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export function documentStatusOf(ask: {
  readonly isAuthenticated: boolean;
  readonly documents: number;
}): DocumentStatus {
  if (ask.isAuthenticated) return 'approved';
  return ask.documents > 0 ? 'submitted' : 'missing';
}
