import { ApiError } from '../lib/api/api-error.ts';
import { failureText } from '../lib/failure-text.ts';
import { messages } from '../lib/messages.ts';
import { Button } from './button.tsx';
import styles from './state.module.css';

type Props = {
  /** The thrown value; an ApiError has its own text. */
  readonly error: unknown;
  readonly title?: string | undefined;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
};

/** What failed, what to do, and the request id for support. */
export function FailedState({
  error,
  title = 'This could not be loaded',
  onRetry,
  retrying = false,
}: Props) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{failureText(error)}</p>
      {requestId && (
        <p className={styles.request}>
          {messages.failed.requestId} <code>{requestId}</code>
        </p>
      )}
      {onRetry && (
        <div className={styles.action}>
          <Button loading={retrying} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
