import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Reminders } from '../hooks/use-reminders.ts';
import { releaseWords } from '../messages.ts';

type Props = {
  readonly release: { readonly id: number; readonly name: string };
  readonly reminders: Reminders;
  /** 'quiet' in a list, where there are many. */
  readonly variant: 'primary' | 'secondary' | 'quiet';
  /** Where all that is listed is wanted: says how to end it rather than that it is so. */
  readonly stops?: boolean;
};

/** Asks for a mail when the release opens; pressing again takes that back. */
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
