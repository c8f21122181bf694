import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  readonly name: string;
  readonly isFollowed: boolean;
  readonly onPress: () => void;
  /** 'quiet' in lists. */
  readonly variant: 'primary' | 'secondary' | 'quiet';
  /** True for visitors: the press opens the sign-in dialog. */
  readonly opensDialog: boolean;
};

/** Follows or unfollows an artist. */
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
