import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { BulkRows } from '../hooks/use-bulk-rows.ts';
import { countWords } from '../messages.ts';

type Props = {
  readonly keys: readonly string[];
  /** The button. */
  readonly label: string;
  readonly remove: BulkRows['remove'];
};

/** Removes several rows of a bulk upload, once that is confirmed. */
export function RemoveRows({ keys, label, remove }: Props) {
  const rows = countWords(keys.length, 'row', 'rows');
  return (
    <ConfirmDialog
      button={label}
      cancel="Keep"
      confirm={`Remove ${rows}`}
      description="What you typed in them is deleted. Listings that you have placed stay as they are."
      failedTitle="We couldn’t remove them"
      name="bulk-remove"
      onConfirm={() => remove(keys)}
      title={`Remove ${rows} from your list?`}
    />
  );
}
