import { useEffect, useRef, useState } from 'react';
import type { ApiPath } from '../../../../../shared/api/call.ts';
import type { SubmittedView } from '../../../../../shared/contracts/documents.ts';
import { pictureTypes, submissionPicturesAtMost } from '../../../../../shared/domain/uploads.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { sendForm } from '../../../lib/api/send-form.ts';
import { sessionStore } from '../../../lib/session-store.ts';
import { type FileItem, itemsOf } from '../../../lib/uploads/file-item.ts';
import { useLeaveWarning } from '../../../lib/uploads/use-leave-warning.ts';

type Pictures = {
  readonly items: readonly FileItem[];
  readonly error: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
};

export type Submission = {
  readonly pictures: Pictures;
  /** Of the whole form, from 0 to 1; null while it is not being sent. */
  readonly progress: number | null;
  /** Returns whether the pictures are valid, and shows what is wrong with them. */
  readonly checkPictures: () => boolean;
  /**
   * Sends the non-empty fields with the pictures; returns the submission's id. Throws what
   * `sendForm` throws.
   */
  readonly send: (fields: Readonly<Record<string, string>>) => Promise<number>;
  readonly cancel: () => void;
};

/** A form sent together with its pictures, in one request. */
export function useSubmission(
  path: ApiPath<SubmittedView>,
  { field, picturesAtLeast }: { readonly field: string; readonly picturesAtLeast: number },
): Submission {
  const [items, setItems] = useState<readonly FileItem[]>([]);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  const leave = useRef<AbortController | null>(null);
  const attempt = useRef(attemptOf(path)).current;
  useEffect(() => () => leave.current?.abort(), []);
  useLeaveWarning(progress !== null);
  const good = items.filter(({ state }) => state.is === 'chosen');

  async function send(fields: Readonly<Record<string, string>>): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value);
    for (const { file } of good) form.append(field, file);
    leave.current = new AbortController();
    setProgress(0);
    try {
      const { signal } = leave.current;
      const idempotencyKey = attempt.key();
      const { id } = await sendForm(path, form, {
        onProgress: setProgress,
        signal,
        idempotencyKey,
      });
      attempt.end();
      return id;
    } catch (error) {
      if (isSettled(error)) attempt.end();
      throw error;
    } finally {
      setProgress(null);
    }
  }

  return {
    pictures: {
      items,
      error,
      onChoose(files) {
        setError(undefined);
        setItems((all) => {
          const room = submissionPicturesAtMost - all.length;
          if (files.length > room) setError(`At most ${submissionPicturesAtMost} pictures.`);
          return [...all, ...itemsOf(files.slice(0, Math.max(room, 0)), pictureTypes, chosen)];
        });
      },
      onRemove(key) {
        setError(undefined);
        setItems((all) => all.filter((item) => item.key !== key));
      },
    },
    progress,
    checkPictures() {
      const isBad = items.length > good.length;
      const isMissing = good.length < picturesAtLeast;
      setError(
        isBad
          ? 'First remove the files that cannot be sent.'
          : isMissing
            ? 'Add a picture of the artwork.'
            : undefined,
      );
      return !isBad && !isMissing;
    },
    send,
    cancel: () => leave.current?.abort(),
  };
}

const chosen = { is: 'chosen' } as const;

/** The Idempotency-Key, kept over reloads until an answer comes, as the form's values are. */
function attemptOf(path: string) {
  const store = sessionStore<string>(`attempt.${path}`);
  return {
    key() {
      const key = store.read() ?? newKey();
      store.write(key);
      return key;
    },
    end: () => store.write(null),
  };
}

/** Whether the outcome is known; an aborted or unanswered form may have arrived. */
function isSettled(error: unknown): boolean {
  return error instanceof ApiError && !error.isTransient && error.code !== 'request.in-progress';
}
