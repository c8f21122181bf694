import { type ReactNode, type SubmitEvent, useState } from 'react';
import { pictureTypes } from '../../../../../shared/domain/uploads.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { messages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import type { Submission } from '../hooks/use-submission.ts';
import styles from './submission-form.module.css';

type Props = {
  readonly submission: Submission;
  readonly picturesLabel: string;
  readonly picturesOptional: boolean;
  /** Validates and sends; an error that it throws is shown in the form. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  readonly children: ReactNode;
};

const otherSent =
  'We received the version from before your changes. To send us this one as well, press Submit again.';

/** The fields and pictures of a submission, with its progress. */
export function SubmissionForm({
  submission: { pictures, progress, cancel },
  picturesLabel,
  picturesOptional,
  onSubmit,
  children,
}: Props) {
  const [failure, setFailure] = useState<unknown>(null);
  const requestId = failure instanceof ApiError ? failure.requestId : null;
  const isOtherSent = failure instanceof ApiError && failure.code === 'request.key-reused';
  const isSending = progress !== null;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    setFailure(null);
    try {
      await onSubmit(event);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailure(error);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <WriteFailed error={failure} title="Your submission was not sent">
        {isOtherSent ? otherSent : failureText(failure)}
        {requestId && (
          <>
            {' '}
            {messages.failed.requestId} <code>{requestId}</code>
          </>
        )}
      </WriteFailed>
      {children}
      <FileField
        {...pictures}
        disabled={isSending}
        label={picturesLabel}
        optional={picturesOptional}
        types={pictureTypes}
      />
      {isSending && (
        <div className={styles.progress} role="status">
          <span>{progress < 1 ? `Sending, ${Math.round(progress * 100)}%` : 'Being checked'}</span>
          <ProgressBar label="Sending" value={progress} />
        </div>
      )}
      <div className={styles.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          Submit
        </Button>
        {isSending && <Button onClick={cancel}>Cancel</Button>}
      </div>
    </form>
  );
}
