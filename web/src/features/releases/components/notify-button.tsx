import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Reminders } from '../hooks/use-reminders.ts';
import { releaseWords } from '../messages.ts';

type Props = {
  readonly release: { readonly id: number; readonly name: string };
  readonly reminders: Reminders;
  /** 'quiet' in lists. */
  readonly variant: 'primary' | 'secondary' | 'quiet';
  /** Where every listed release has a reminder: the label says how to remove it. */
  readonly stops?: boolean;
};

/** Sets an e-mail reminder for when the release opens; a second press removes it. */
export function NotifyButton({ release, reminders, variant, stops = false }: Props) {
  const isWanted = reminders.has(release.id);
  const wanted = stops ? releaseWords.stop : releaseWords.notified;
  return (
    <Button
      aria-haspopup={reminders.isSignedIn ? undefined : 'dialog'}
      aria-pressed={stops ? undefined : isWanted}
      onClick={() => void reminders.set(release, !isWanted)}
      size={variant === 'quiet' ? 'small' : 'medium'}
      variant={isWanted && variant === 'primary' ? 'secondary' : variant}
    >
      {isWanted ? wanted : releaseWords.notify} <VisuallyHidden>for {release.name}</VisuallyHidden>
    </Button>
  );
}
