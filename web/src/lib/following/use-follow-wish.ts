import { useCallback } from 'react';
import { messages } from '../messages.ts';
import { toast } from '../toast.ts';
import { useWish } from '../wishes/use-wish.ts';
import type { Following } from './use-following.ts';

/** Follows whom somebody wanted to follow when they had to sign in. Once a page. */
export function useFollowWish(
  { follow }: Pick<Following, 'follow'>,
  nameOf: (artistId: number) => string,
): void {
  useWish(
    'follow',
    useCallback(
      async ({ id }) => {
        if (await follow({ id, name: nameOf(id) })) toast.success(messages.followed(nameOf(id)));
      },
      [follow, nameOf],
    ),
  );
}
