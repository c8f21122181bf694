import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Backdrop } from './backdrop.tsx';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { useModalFocus } from './use-modal-focus.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
};

/** A modal window that slides in from the left. */
export function Drawer({ open, onClose, title, children }: Props) {
  const focus = useModalFocus((content) => content);
  return (
    <Radix.Root onOpenChange={(isOpen) => !isOpen && onClose()} open={open}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content aria-describedby={undefined} className={styles.drawer} {...focus}>
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label="Close" />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
