import { toast } from './toast.ts';

/** Says what was removed, with a button that brings it back. */
export function toastUndo(message: string, undo: () => Promise<unknown>): void {
  toast.success(message, undefined, { label: 'Undo', onClick: () => void undo() });
}
