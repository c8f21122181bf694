import { useCallback } from 'react';
import { followingPath } from '../../../../shared/domain/following-path.ts';
import { messages } from '../messages.ts';
import { toast } from '../toast.ts';
import { useNavigate } from '../use-navigate.ts';
import { useWish } from '../wishes/use-wish.ts';
import type { Wish } from '../wishes/wish.ts';
import { useSaves } from './use-saves.ts';

/** Saves what a visitor wanted to save before they signed in. Once on a page that lets save. */
export function useSaveWish(): void {
  const { setSaved } = useSaves();
  const navigate = useNavigate();
  const fulfil = useCallback(
    async ({ id }: Wish) => {
      if (!(await setSaved(id, true))) return;
      toast.success(messages.saved, undefined, {
        label: messages.seeSaved,
        onClick: () => navigate(followingPath('saved')),
      });
    },
    [setSaved, navigate],
  );
  useWish('save', fulfil);
}
