import { followingPath } from '../../../../shared/domain/following-path.ts';
import { messages } from '../messages.ts';
import { usePendingAction } from '../pending-actions/use-pending-action.ts';
import { toast } from '../toast.ts';
import { useNavigate } from '../use-navigate.ts';
import { useSaves } from './use-saves.ts';

/** Saves the artwork that sign-in interrupted. Use it once per page. */
export function useResumeSave(): void {
  const { setSaved } = useSaves();
  const navigate = useNavigate();
  usePendingAction('save', async ({ id }) => {
    if (!(await setSaved(id, true))) return;
    toast.success(messages.saved, undefined, {
      label: messages.seeSaved,
      onClick: () => navigate(followingPath('saved')),
    });
  });
}
