import type { UploadType } from '../../../../shared/domain/uploads.ts';
import { newKey } from '../api/new-key.ts';
import { checkFile } from './check-file.ts';

/** Where a chosen file stands. */
export type FileState =
  /** Chosen, and sent together with what is around it. */
  | { readonly is: 'chosen' }
  | { readonly is: 'waiting' }
  /** `progress` from 0 to 1. At 1 it has left this device, and its answer is awaited. */
  | { readonly is: 'sending'; readonly progress: number }
  /** It was not sent, or not taken. */
  | {
      readonly is: 'failed';
      readonly message: string;
      readonly requestId: string | null;
      readonly canRetry: boolean;
    };

/** What a list of files shows of each. */
export type ShownFile = {
  readonly key: string;
  readonly file: Pick<File, 'name' | 'size'>;
  readonly state: FileState;
};

export type FileItem = ShownFile & {
  readonly file: File;
  /** Where it is sent by itself: it is kept once, however often it is sent. */
  readonly idempotencyKey: string;
};

let count = 0;

/** Files as they were chosen; those that could never be taken say why at once. */
export function itemsOf(
  files: readonly File[],
  types: readonly UploadType[],
  start: FileState,
): FileItem[] {
  return files.map((file) => {
    count += 1;
    const message = checkFile(file, types);
    const state: FileState =
      message === null ? start : { is: 'failed', message, requestId: null, canRetry: false };
    return { key: `file-${count}`, file, state, idempotencyKey: newKey() };
  });
}
