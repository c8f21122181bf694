import { followingPath } from '../../../../shared/domain/following-path.ts';
import { messages } from '../messages.ts';
import { usePendingAction } from '../pending-actions/use-pending-action.ts';
import { toast } from '../toast.ts';
import { useNavigate } from '../use-navigate.ts';
import type { Following } from './use-following.ts';

/** Follows the artist that sign-in interrupted. Use it once per page. */
export function useResumeFollow(
  { follow }: Pick<Following, 'follow'>,
  nameOf: (artistId: number) => string,
): void {
  const navigate = useNavigate();
  usePendingAction('follow', async ({ id }) => {
    if (await follow({ id, name: nameOf(id) })) {
      toast.success(messages.followed(nameOf(id)), undefined, {
        label: messages.seeFollowed,
        onClick: () => navigate(followingPath('following')),
      });
    }
  });
}
