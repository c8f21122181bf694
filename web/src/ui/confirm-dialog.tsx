import type { ReactNode } from 'react';
import { usePartOverlay } from '../lib/overlays/use-part-overlay.ts';
import { useSending } from '../lib/use-sending.ts';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { WriteFailed } from './write-failed.tsx';

type Props = {
  /** Unique on the page. */
  readonly name: string;
  /** The button that opens it; `buttonLabel` for screen readers, where several look alike. */
  readonly button: string;
  readonly buttonLabel?: string;
  readonly title: string;
  readonly description: string;
  /** The button that sends. */
  readonly confirm: string;
  readonly cancel: string;
  readonly variant?: 'primary' | 'danger';
  /** False while a field of it, which says so, is missing or wrong: nothing is sent. */
  readonly isComplete?: boolean;
  readonly failedTitle: string;
  /** The dialog closes when it resolves, and shows why it was rejected. */
  readonly onConfirm: () => Promise<void>;
  readonly onFailed?: () => void;
  readonly children?: ReactNode;
};

/** A small button whose press is confirmed in a dialog before it is sent. */
export function ConfirmDialog({
  name,
  button,
  buttonLabel,
  title,
  description,
  confirm,
  cancel,
  variant = 'danger',
  isComplete = true,
  failedTitle,
  onConfirm,
  onFailed,
  children,
}: Props) {
  const { isOpen, open, close } = usePartOverlay(name);
  const { isSending, error, send } = useSending();

  async function press() {
    if (!isComplete) return;
    if (await send(onConfirm)) return close();
    // Going back may have closed it meanwhile: the failure must be seen.
    open();
    onFailed?.();
  }

  return (
    <>
      <Button aria-label={buttonLabel} onClick={open} size="small">
        {button}
      </Button>
      <Dialog description={description} onClose={close} open={isOpen} title={title}>
        <WriteFailed error={error} title={failedTitle} />
        {children}
        <div className={styles.actions}>
          <Button loading={isSending} onClick={() => void press()} variant={variant}>
            {confirm}
          </Button>
          <Button onClick={close}>{cancel}</Button>
        </div>
      </Dialog>
    </>
  );
}
