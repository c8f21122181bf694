import { Dialog } from '../../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';

type Props = {
  readonly open: boolean;
  /** Whether a right code was entered. */
  readonly onSettled: (isOpen: boolean) => void;
};

/** Asks for a fresh code before money, roles and settings. */
export function CodeDialog({ open, onSettled }: Props) {
  return (
    <Dialog
      description="This needs a code that you entered within the last ten minutes."
      onClose={() => onSettled(false)}
      open={open}
      title="Confirm that it is you"
    >
      <CodeForm onOpen={() => onSettled(true)} />
    </Dialog>
  );
}
