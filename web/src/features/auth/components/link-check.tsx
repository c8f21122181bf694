import { FailedState } from '../../../ui/failed-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

type Props = {
  readonly label: string;
  /** Why the link could not be checked, which says nothing about the link; null: still checking. */
  readonly failure: unknown;
  readonly failedTitle: string;
  readonly onRetry: () => void;
};

/** Shown while an e-mailed link is being checked. */
export function LinkCheck({ label, failure, failedTitle, onRetry }: Props) {
  if (failure) return <FailedState error={failure} onRetry={onRetry} title={failedTitle} />;
  return (
    <Loading label={label}>
      <Skeleton shape="text" />
      <Skeleton shape="text" width="half" />
    </Loading>
  );
}
