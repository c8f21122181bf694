import type { UploadType } from '../../../../shared/domain/uploads.ts';
import { newKey } from '../api/new-key.ts';
import { checkFile } from './check-file.ts';

export type FileState =
  /** Chosen, to be sent with the form. */
  | { readonly is: 'chosen' }
  | { readonly is: 'waiting' }
  /** `progress` from 0 to 1. At 1 the file has been sent and the answer is awaited. */
  | { readonly is: 'sending'; readonly progress: number }
  /** Sending failed, or the server refused it. */
  | {
      readonly is: 'failed';
      readonly message: string;
      readonly requestId: string | null;
      readonly canRetry: boolean;
    };

/** A file as a list shows it. */
export type ShownFile = {
  readonly key: string;
  readonly file: Pick<File, 'name' | 'size'>;
  readonly state: FileState;
};

export type FileItem = ShownFile & {
  readonly file: File;
  /** For a file sent by itself: however often it is sent, it is stored once. */
  readonly idempotencyKey: string;
};

let count = 0;

/** Turns chosen files into items; invalid files get their failure at once. */
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
