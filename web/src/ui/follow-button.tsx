import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  readonly name: string;
  readonly isFollowed: boolean;
  readonly onPress: () => void;
  /** 'quiet' in a list, where there are many. */
  readonly variant: 'primary' | 'secondary' | 'quiet';
  /** A visitor gets a window to sign in first. */
  readonly opensDialog: boolean;
};

/** Follows an artist, or says that one does; pressing again ends it. */
export function FollowButton({ name, isFollowed, onPress, variant, opensDialog }: Props) {
  return (
    <Button
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-pressed={isFollowed}
      onClick={onPress}
      size={variant === 'quiet' ? 'small' : 'medium'}
      variant={isFollowed && variant !== 'quiet' ? 'secondary' : variant}
    >
      {isFollowed ? 'Following' : 'Follow'} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
