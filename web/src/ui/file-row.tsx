import { messages } from '../lib/messages.ts';
import type { FileState, ShownFile } from '../lib/uploads/file-item.ts';
import { Button } from './button.tsx';
import { FileLine } from './file-line.tsx';
import styles from './file-row.module.css';
import { Icon } from './icon.tsx';
import { ProgressBar } from './progress-bar.tsx';

type Props = {
  readonly item: ShownFile;
  readonly onRemove: (key: string) => void;
  readonly onRetry?: ((key: string) => void) | undefined;
};

/** A chosen file with its upload's progress or failure, and buttons to remove or retry it. */
export function FileRow({ item: { key, file, state }, onRemove, onRetry }: Props) {
  const isUnderWay = state.is === 'sending' || state.is === 'waiting';
  return (
    <FileLine
      actions={
        <>
          {state.is === 'failed' && state.canRetry && onRetry && (
            <Button
              aria-label={`Try again: ${file.name}`}
              onClick={() => onRetry(key)}
              size="small"
              variant="quiet"
            >
              Try again
            </Button>
          )}
          <Button
            aria-label={`${isUnderWay ? 'Cancel' : 'Remove'} ${file.name}`}
            onClick={() => onRemove(key)}
            size="small"
            variant="quiet"
          >
            {isUnderWay ? 'Cancel' : 'Remove'}
          </Button>
        </>
      }
      name={file.name}
      size={file.size}
      state={wordsOf(state)}
    >
      {state.is === 'sending' && (
        <span className={styles.progress}>
          <ProgressBar label={`Sending ${file.name}`} value={state.progress} />
        </span>
      )}
      {state.is === 'failed' && (
        <p className={styles.failure} role="alert">
          <Icon name="alert" />
          <span>
            {state.message}
            {state.requestId && (
              <>
                {' '}
                {messages.failed.requestId} <code>{state.requestId}</code>
              </>
            )}
          </span>
        </p>
      )}
    </FileLine>
  );
}

function wordsOf(state: FileState): string {
  if (state.is === 'waiting') return ' · waiting';
  if (state.is !== 'sending') return '';
  return state.progress < 1 ? ` · ${Math.round(state.progress * 100)}%` : ' · being checked';
}
