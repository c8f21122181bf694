import type { CommentName, DocumentType } from '../../../../shared/domain/ask-documents.ts';

type KindWords = {
  readonly title: string;
  readonly text: string;
  readonly commentLabel: string;
  readonly comment: CommentName;
};

/** What is asked for of each kind of document. A new kind has no words: it fails. */
export const kindWords: Readonly<Record<DocumentType, KindWords>> = {
  coa: {
    title: 'Certificate of authenticity',
    text: 'Both sides, if both are written on. Who issued it, its number and its date have to be readable.',
    commentLabel: 'About the certificate',
    comment: 'coaComments',
  },
  artwork: {
    title: 'The artwork',
    text: 'The whole sheet from the front and from the back, the signature, and any damage.',
    commentLabel: 'About its condition',
    comment: 'artworkComments',
  },
  provenence: {
    title: 'Provenance',
    text: 'Invoices or other papers that show where it comes from.',
    commentLabel: 'About where it comes from',
    comment: 'provenenceComments',
  },
  editionNumber: {
    title: 'Edition number',
    text: 'The number as it stands on the work, close enough to be read.',
    commentLabel: 'About the number',
    comment: 'editionNumberComments',
  },
};

export const documentWords = {
  title: 'Show what it is',
  lead: 'Photographs and papers for our authenticators. You and they see them, and nobody else.',
  missing: {
    title: 'There is no such listing of yours',
    text: 'It may belong to another account, or have been removed.',
  },
  closed: {
    title: 'These documents can no longer be changed',
    text: 'The listing has been approved or has ended. It stands on what you see here.',
  },
  sentBack: 'We need more from you',
  later: 'You can come back to this page from Selling until the listing is approved.',
  unsent: 'Wait until your files have been sent, or cancel them.',
} as const;
