import { type ReactNode, useId, useState } from 'react';
import { type UploadType, uploadBytesAtMost } from '../../../shared/domain/uploads.ts';
import { fileSize } from '../lib/format/file-size.ts';
import { typeNames } from '../lib/uploads/check-file.ts';
import type { ShownFile } from '../lib/uploads/file-item.ts';
import { FieldError } from './field.tsx';
import styles from './file-field.module.css';
import { FileRow } from './file-row.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  readonly label: string;
  /** The heading above says the same, so the label is visually hidden. */
  readonly labelIsHeading?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly types: readonly UploadType[];
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Chosen files that have not been uploaded. */
  readonly items: readonly ShownFile[];
  /** Announced to screen readers: what happened last. */
  readonly announcement?: string | null;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry?: (key: string) => void;
};

/**
 * Files to choose or drop. Without `capture`, phones offer the camera as well as existing files.
 * The accepted types are shown before anything is chosen.
 */
export function FileField({
  label,
  labelIsHeading = false,
  hint,
  error,
  optional = false,
  types,
  multiple = true,
  disabled = false,
  items,
  announcement = null,
  onChoose,
  onRemove,
  onRetry,
}: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const limitsId = `${id}-limits`;
  const errorId = `${id}-error`;

  return (
    <div className={styles.field}>
      {!labelIsHeading && (
        <span aria-hidden className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> optional</span>}
        </span>
      )}
      {hint && <div className={styles.hint}>{hint}</div>}
      <div className={styles.zone} data-over={isOver || undefined}>
        <input
          accept={types.join(',')}
          aria-describedby={error ? `${limitsId} ${errorId}` : limitsId}
          aria-invalid={error ? true : undefined}
          className={styles.input}
          disabled={disabled}
          id={id}
          multiple={multiple}
          onChange={(event) => {
            setOver(false);
            const files = [...(event.target.files ?? [])];
            // Lets the same file be chosen again after it was removed.
            event.target.value = '';
            if (files.length > 0) onChoose(files);
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          type="file"
        />
        <label className={styles.choose} htmlFor={id}>
          {multiple ? 'Choose files' : 'Choose a file'}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </label>
        <span className={styles.drop}>or drop {multiple ? 'them' : 'it'} here</span>
        <span className={styles.limits} id={limitsId}>
          {typeNames(types)}, up to {fileSize(uploadBytesAtMost)}
          {multiple ? ' each' : ''}
        </span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {items.length > 0 && (
        <ul className={styles.files}>
          {items.map((item) => (
            <FileRow item={item} key={item.key} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
