/** What a document of a listing shows; spelt as the wire's comments are. */
export const documentTypes = ['coa', 'artwork', 'provenence', 'editionNumber'] as const;
export type DocumentType = (typeof documentTypes)[number];

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
