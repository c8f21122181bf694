import { useId } from 'react';
import type { DocumentView } from '../../../../../shared/contracts/documents.ts';
import {
  commentLengthAtMost,
  type DocumentType,
} from '../../../../../shared/domain/ask-documents.ts';
import { uploadTypes } from '../../../../../shared/domain/uploads.ts';
import type { Uploads } from '../../../lib/uploads/use-uploads.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { TextareaField } from '../../../ui/text-field.tsx';
import type { Comments } from '../hooks/use-comments.ts';
import { kindWords } from '../messages.ts';
import { DocumentList } from './document-list.tsx';
import styles from './kind-section.module.css';

type Props = {
  readonly kind: DocumentType;
  readonly documents: readonly DocumentView[];
  readonly uploads: Uploads;
  readonly comments: Comments;
  readonly onRemove: (id: string) => Promise<void>;
  /** False once documents can no longer change. */
  readonly isOpen: boolean;
};

/** One kind of document: requirements, uploads and the seller's comment. */
export function KindSection({ kind, documents, uploads, comments, onRemove, isOpen }: Props) {
  const id = useId();
  const { title, text, commentLabel, comment } = kindWords[kind];
  const said = comments.values[comment];
  return (
    <section aria-labelledby={id} className={styles.kind}>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <DocumentList
        documents={documents}
        label={`${title}: sent`}
        onRemove={isOpen ? onRemove : null}
      />
      {isOpen ? (
        <>
          <FileField
            items={uploads.items}
            label={title}
            labelIsHeading
            onChoose={uploads.add}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
            announcement={uploads.arrived && `${uploads.arrived} has been sent.`}
            types={uploadTypes}
          />
          <TextareaField
            error={comments.failures[comment]}
            label={commentLabel}
            maxLength={commentLengthAtMost}
            onBlur={() => void comments.save()}
            onChange={(event) => comments.write(comment, event.target.value)}
            optional
            rows={2}
            value={said}
          />
        </>
      ) : (
        said !== '' && <p className={styles.said}>{said}</p>
      )}
    </section>
  );
}
