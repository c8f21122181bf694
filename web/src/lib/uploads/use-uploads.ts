import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadType } from '../../../../shared/domain/uploads.ts';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../failure-text.ts';
import { type FileItem, type FileState, itemsOf } from './file-item.ts';

export type Sending = {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
};

export type Uploads = {
  /** Files that have not been uploaded; the server lists the others. */
  readonly items: readonly FileItem[];
  readonly isSending: boolean;
  /** The name of the file uploaded last. */
  readonly arrived: string | null;
  add(files: readonly File[]): void;
  retry(key: string): void;
  /** Aborts an upload, or removes the file from the list. */
  remove(key: string): void;
};

/**
 * Uploads files one at a time, which gets the first ones through sooner on a slow line. Leaving the
 * page aborts the upload.
 */
export function useUploads(
  types: readonly UploadType[],
  send: (file: File, sending: Sending) => Promise<unknown>,
): Uploads {
  const [items, setItems] = useState<readonly FileItem[]>([]);
  const [arrived, setArrived] = useState<string | null>(null);
  const current = useRef<{ key: string; leave: AbortController } | null>(null);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  }, [send]);
  useEffect(() => () => current.current?.leave.abort(), []);

  const put = useCallback((key: string, state: FileState) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, state } : item)));
  }, []);
  const drop = useCallback((key: string) => {
    setItems((all) => all.filter((item) => item.key !== key));
  }, []);

  const next = items.find(({ state }) => state.is === 'waiting');
  const isBusy = items.some(({ state }) => state.is === 'sending');
  useEffect(() => {
    if (!next || isBusy) return;
    const { key, file, idempotencyKey } = next;
    const leave = new AbortController();
    current.current = { key, leave };
    put(key, { is: 'sending', progress: 0 });
    const onProgress = (progress: number) => put(key, { is: 'sending', progress });
    latestSend
      .current(file, { onProgress, signal: leave.signal, idempotencyKey })
      .then(() => {
        drop(key);
        setArrived(file.name);
      })
      .catch((error: unknown) => {
        if (leave.signal.aborted) drop(key);
        else put(key, failedState(error));
      })
      .finally(() => {
        current.current = null;
      });
  }, [next, isBusy, put, drop]);

  return {
    items,
    isSending: isBusy || next !== undefined,
    arrived,
    add: (files) => setItems((all) => [...all, ...itemsOf(files, types, { is: 'waiting' })]),
    retry: (key) => put(key, { is: 'waiting' }),
    remove: (key) => {
      if (current.current?.key === key) current.current.leave.abort();
      else drop(key);
    },
  };
}

function failedState(error: unknown): FileState {
  if (!(error instanceof ApiError)) {
    return { is: 'failed', message: failureText(error), requestId: null, canRetry: true };
  }
  const [issue] = error.issues;
  // The issue names the form's field; here it is always the file.
  const message = issue ? `${issue.message}.` : failureText(error);
  const isRefused = error.code === 'request.invalid' || error.code === 'request.too-large';
  return { is: 'failed', message, requestId: error.requestId, canRetry: !isRefused };
}
