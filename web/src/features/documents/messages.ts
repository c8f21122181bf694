import type { CommentName, DocumentType } from '../../../../shared/domain/ask-documents.ts';

type KindWords = {
  readonly title: string;
  readonly text: string;
  readonly commentLabel: string;
  readonly comment: CommentName;
};

/** Requirements per kind of document. A new kind fails the build until it has words. */
export const kindWords: Readonly<Record<DocumentType, KindWords>> = {
  coa: {
    title: 'Certificate of authenticity',
    text: 'Both sides, if both carry text. The issuer, number and date must be readable.',
    commentLabel: 'About the certificate',
    comment: 'coaComments',
  },
  artwork: {
    title: 'The artwork',
    text: 'The whole front and back, the signature and any damage.',
    commentLabel: 'About its condition',
    comment: 'artworkComments',
  },
  provenence: {
    title: 'Provenance',
    text: 'Invoices or other documents that show where it comes from.',
    commentLabel: 'About its provenance',
    comment: 'provenenceComments',
  },
  editionNumber: {
    title: 'Edition number',
    text: 'A readable close-up of the number on the artwork.',
    commentLabel: 'About the number',
    comment: 'editionNumberComments',
  },
};

export const documentWords = {
  title: 'Authentication documents',
  lead: 'Photographs and documents for our authenticators. Only you and our staff can see them.',
  missing: {
    title: 'Listing not found',
    text: 'It may belong to another account or have been removed.',
  },
  closed: {
    title: 'These documents can no longer be changed',
    text: 'The listing has been approved or has ended. These are the documents we have for it.',
  },
  returned: 'We need more information',
  later: 'You can come back to this page from Selling until the listing is approved.',
  laterInList:
    'You can come back to this page from your list of works, and from Selling once it is placed.',
  unsent: 'Wait until your files have been uploaded, or cancel them.',
} as const;
