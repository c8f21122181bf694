import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { getBuying, getOrder, getSelling } from '../../../../../shared/api/account.ts';
import { type ApiPath, apiPath } from '../../../../../shared/api/call.ts';
import type { OrderView } from '../../../../../shared/contracts/account.ts';
import { messagePicturesAtMost } from '../../../../../shared/domain/cases.ts';
import { pictureTypes } from '../../../../../shared/domain/uploads.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { sendForm } from '../../../lib/api/send-form.ts';
import { type FileItem, itemsOf } from '../../../lib/uploads/file-item.ts';
import { useLeaveWarning } from '../../../lib/uploads/use-leave-warning.ts';
import { isListOf } from '../logic/is-list-of.ts';

/** The order as a call answered it, shown at once. */
export function useSavedOrder(id: number) {
  const { mutate } = useSWRConfig();
  return (view: OrderView) => {
    void mutate(apiPath(getOrder, id), view, { revalidate: false });
    void mutate(isListOf(apiPath(getSelling)));
    void mutate(isListOf(apiPath(getBuying)));
  };
}

/** Words and pictures about a problem, sent in one request and kept once. */
export function useCaseForm(path: ApiPath<OrderView>, orderId: number) {
  const save = useSavedOrder(orderId);
  const [items, setItems] = useState<readonly FileItem[]>([]);
  /** From 0 to 1; null while nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const key = useRef(newKey());
  const leave = useRef<AbortController | null>(null);
  useEffect(() => () => leave.current?.abort(), []);
  useLeaveWarning(progress !== null);
  const good = items.filter(({ state }) => state.is === 'chosen');

  async function send(fields: Readonly<Record<string, string>>): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { file } of good) form.append('files', file);
    leave.current = new AbortController();
    setProgress(0);
    try {
      const { signal } = leave.current;
      const sending = { onProgress: setProgress, signal, idempotencyKey: key.current };
      const view = await sendForm(path, form, sending);
      key.current = newKey();
      setItems([]);
      save(view);
    } catch (error) {
      if (error instanceof ApiError && !error.isTransient) key.current = newKey();
      throw error;
    } finally {
      setProgress(null);
    }
  }

  return {
    send,
    progress,
    pictures: {
      items,
      error:
        good.length > messagePicturesAtMost
          ? `At most ${messagePicturesAtMost} pictures at a time.`
          : undefined,
      types: pictureTypes,
      onChoose: (files: readonly File[]) =>
        setItems((all) => [...all, ...itemsOf(files, pictureTypes, { is: 'chosen' })]),
      onRemove: (removed: string) => setItems((all) => all.filter((item) => item.key !== removed)),
    },
  };
}
