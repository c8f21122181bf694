import { useLocation } from 'react-router';
import { SaveButton } from '../../ui/save-button.tsx';
import { messages } from '../messages.ts';
import { useOverlay } from '../overlays/use-overlay.ts';
import { savePending } from '../pending-actions/pending-action.ts';
import { useSession } from '../session/use-session.ts';
import { toastUndo } from '../toast-undo.ts';
import { useSaves } from './use-saves.ts';

type Props = {
  readonly artworkId: number;
  readonly name: string;
  /** 'words' shows a label beside the icon. */
  readonly look?: 'mark' | 'words';
};

/** Saves or unsaves an artwork; a visitor signs in first, and then it is saved. */
export function SaveToggle({ artworkId, name, look = 'mark' }: Props) {
  const isSignedIn = useSession().user !== null;
  const { isSaved, setSaved } = useSaves();
  const { openAuth } = useOverlay();
  const { pathname, search } = useLocation();
  const saved = isSaved(artworkId);

  async function change(): Promise<void> {
    const isDone = await setSaved(artworkId, !saved);
    if (isDone && saved) toastUndo(messages.unsaved(name), () => setSaved(artworkId, true));
  }

  function press(): void {
    if (isSignedIn) return void change();
    openAuth('register', {
      redirectTo: savePending({ kind: 'save', id: artworkId }, pathname + search),
      reason: messages.signInFirst.save,
    });
  }

  return (
    <SaveButton
      look={look}
      name={name}
      onPress={press}
      saved={saved}
      {...(!isSignedIn && { 'aria-haspopup': 'dialog' })}
    />
  );
}
