import { useState } from 'react';
import type { DocumentView } from '../../../../../shared/contracts/documents.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FileLine } from '../../../ui/file-line.tsx';

type Props = {
  readonly label: string;
  readonly documents: readonly DocumentView[];
  /** null: the documents cannot be removed. */
  readonly onRemove: ((id: string) => Promise<void>) | null;
};

/** The uploaded documents, to download or to remove. */
export function DocumentList({ label, documents, onRemove }: Props) {
  if (documents.length === 0) return null;
  return (
    <ul aria-label={label}>
      {documents.map((document) => (
        <Row document={document} key={document.id} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function Row({
  document: { id, name, size, href },
  onRemove,
}: Pick<Props, 'onRemove'> & { readonly document: DocumentView }) {
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setRemoving(true);
    setFailure(null);
    try {
      await onRemove?.(id);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setRemoving(false);
    }
  }

  return (
    <FileLine
      actions={
        onRemove && (
          <Button
            aria-label={`Remove ${name}`}
            loading={isRemoving}
            onClick={() => void remove()}
            size="small"
            variant="quiet"
          >
            Remove
          </Button>
        )
      }
      name={
        <a download={name} href={href}>
          {name}
        </a>
      }
      size={size}
      state=" · sent"
    >
      {failure !== null && <FieldError id={`${id}-error`}>{failure}</FieldError>}
    </FileLine>
  );
}
