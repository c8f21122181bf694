import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Backdrop } from './backdrop.tsx';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useModalFocus } from './use-modal-focus.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** 'full' covers the page; for a side panel use Drawer. */
  readonly size?: 'small' | 'medium' | 'full';
  readonly children: ReactNode;
};

/** The first field, or marked button, gets the focus; without one, the window, whose title is read. */
function firstField(content: HTMLElement): HTMLElement {
  return (
    content.querySelector<HTMLElement>(
      'input:not([type=hidden]), select, textarea, [data-first]',
    ) ?? content
  );
}

/**
 * A modal window. The backdrop is a plain element: Radix's own overlay injects a <style> element,
 * which the content security policy blocks.
 */
export function Dialog({ open, onClose, title, description, size = 'small', children }: Props) {
  const focus = useModalFocus(firstField);
  return (
    <Radix.Root onOpenChange={(isOpen) => !isOpen && onClose()} open={open}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content
          className={`${styles.dialog} ${styles[size]}`}
          {...focus}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label="Close" />
            </Radix.Close>
          </header>
          {description && (
            <Radix.Description asChild>
              <div className={styles.description}>{description}</div>
            </Radix.Description>
          )}
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
