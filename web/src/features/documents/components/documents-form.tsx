import type { ListingDocumentsView } from '../../../../../shared/contracts/documents.ts';
import { canResubmit, takesDocuments } from '../../../../../shared/domain/ask-documents.ts';
import { uploadTypes } from '../../../../../shared/domain/uploads.ts';
import { askStatusWords } from '../../../lib/status-words.ts';
import { useLeaveWarning } from '../../../lib/uploads/use-leave-warning.ts';
import { useUploads } from '../../../lib/uploads/use-uploads.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useComments } from '../hooks/use-comments.ts';
import type { ListingDocuments } from '../hooks/use-listing-documents.ts';
import { documentWords } from '../messages.ts';
import { DocumentsFrame } from './documents-frame.tsx';
import { KindSection } from './kind-section.tsx';
import { SubmitDocuments } from './submit-documents.tsx';

type Props = {
  readonly data: ListingDocumentsView;
  readonly listed: Pick<ListingDocuments, 'add' | 'remove' | 'mutate'>;
};

/** One section per kind of document. */
export function DocumentsForm({ data: { listing, documents, comments: start }, listed }: Props) {
  const { add, remove, mutate } = listed;
  const comments = useComments(listing.id, start);
  const uploads = {
    artwork: useUploads(uploadTypes, (file, sending) => add('artwork', file, sending)),
    editionNumber: useUploads(uploadTypes, (file, sending) => add('editionNumber', file, sending)),
    coa: useUploads(uploadTypes, (file, sending) => add('coa', file, sending)),
    provenence: useUploads(uploadTypes, (file, sending) => add('provenence', file, sending)),
  };
  const isSending = Object.values(uploads).some((one) => one.isSending);
  useLeaveWarning(isSending);
  const isOpen = takesDocuments.has(listing.status);
  return (
    <DocumentsFrame listing={listing}>
      {canResubmit.has(listing.status) && (
        <Notice title={documentWords.returned} tone="waiting">
          {listing.reason ?? askStatusWords[listing.status].label}
        </Notice>
      )}
      {!isOpen && <Notice title={documentWords.closed.title}>{documentWords.closed.text}</Notice>}
      {(['artwork', 'editionNumber', 'coa', 'provenence'] as const).map((kind) => (
        <KindSection
          comments={comments}
          documents={documents.filter((document) => document.kind === kind)}
          isOpen={isOpen}
          key={kind}
          kind={kind}
          onRemove={remove}
          uploads={uploads[kind]}
        />
      ))}
      {isOpen && (
        <SubmitDocuments
          hasDocuments={documents.length > 0}
          isSending={isSending}
          listing={listing}
          refresh={mutate}
          save={comments.save}
        />
      )}
    </DocumentsFrame>
  );
}
