import { useCallback } from 'react';
import { followingPath } from '../../../../shared/domain/following-path.ts';
import { messages } from '../messages.ts';
import { toast } from '../toast.ts';
import { useNavigate } from '../use-navigate.ts';
import { useWish } from '../wishes/use-wish.ts';
import type { Following } from './use-following.ts';

/** Follows whom somebody wanted to follow when they had to sign in. Once a page. */
export function useFollowWish(
  { follow }: Pick<Following, 'follow'>,
  nameOf: (artistId: number) => string,
): void {
  const navigate = useNavigate();
  useWish(
    'follow',
    useCallback(
      async ({ id }) => {
        if (await follow({ id, name: nameOf(id) })) {
          toast.success(messages.followed(nameOf(id)), undefined, {
            label: messages.seeFollowed,
            onClick: () => navigate(followingPath('following')),
          });
        }
      },
      [follow, nameOf, navigate],
    ),
  );
}
