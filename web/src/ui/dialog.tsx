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
  /** 'full' covers the page; a drawer is its own primitive. */
  readonly size?: 'small' | 'medium' | 'full';
  readonly children: ReactNode;
};

/** What is to be filled in comes first; without it the window itself is read from its title on. */
function firstField(content: HTMLElement): HTMLElement {
  return (
    content.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea') ?? content
  );
}

/**
 * A modal window. The backdrop is a plain element: Radix's own overlay writes a style sheet into the
 * page, which the content security policy refuses.
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
