import type { ComponentProps } from 'react';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'cancel' | 'failedTitle' | 'confirm'> & {
  /** By default the button's words. */
  readonly confirm?: string;
  /** Said once it is done. */
  readonly done: string;
};

/** A small button whose change is confirmed first, and said to be done. */
export function ConfirmChange({ button, confirm = button, done, onConfirm, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      button={button}
      cancel="Cancel"
      confirm={confirm}
      failedTitle="Nothing was changed"
      onConfirm={async () => {
        await onConfirm();
        toast.success(done);
      }}
    />
  );
}
