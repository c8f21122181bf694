import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Reminders } from '../hooks/use-reminders.ts';
import { releaseWords } from '../messages.ts';

type Props = {
  readonly release: { readonly id: number; readonly name: string };
  readonly reminders: Reminders;
  /** 'quiet' in a list, where there are many. */
  readonly variant: 'primary' | 'secondary' | 'quiet';
};

/** Asks for a mail when the release opens; pressing again takes that back. */
export function NotifyButton({ release, reminders, variant }: Props) {
  const isWanted = reminders.has(release.id);
  return (
    <Button
      aria-haspopup={reminders.isSignedIn ? undefined : 'dialog'}
      aria-pressed={isWanted}
      onClick={() => void reminders.set(release, !isWanted)}
      size={variant === 'quiet' ? 'small' : 'medium'}
      variant={isWanted && variant === 'primary' ? 'secondary' : variant}
    >
      {isWanted ? releaseWords.notified : releaseWords.notify}{' '}
      <VisuallyHidden>of {release.name}</VisuallyHidden>
    </Button>
  );
}
