import { Dialog } from '../../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';

type Props = {
  readonly hasPasskey: boolean;
  readonly open: boolean;
  /** Whether a right code was entered. */
  readonly onSettled: (isOpen: boolean) => void;
};

/** Asks for the second factor anew before money, roles and settings. */
export function CodeDialog({ hasPasskey, open, onSettled }: Props) {
  return (
    <Dialog
      description="This needs your second factor within the last ten minutes."
      onClose={() => onSettled(false)}
      open={open}
      title="Confirm that it is you"
    >
      <CodeForm hasPasskey={hasPasskey} onOpen={() => onSettled(true)} />
    </Dialog>
  );
}
