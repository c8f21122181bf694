import { FailedState } from '../../../ui/failed-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

type Props = {
  readonly label: string;
  /** Why it could not be checked, which is not that it is no good; null: it is being checked. */
  readonly failure: unknown;
  readonly failedTitle: string;
  readonly onRetry: () => void;
};

/** Stands where a message's link leads until it is known whether the link is good. */
export function LinkCheck({ label, failure, failedTitle, onRetry }: Props) {
  if (failure) return <FailedState error={failure} onRetry={onRetry} title={failedTitle} />;
  return (
    <Loading label={label}>
      <Skeleton shape="text" />
      <Skeleton shape="text" width="half" />
    </Loading>
  );
}
