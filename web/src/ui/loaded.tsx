import type { ReactNode } from 'react';
import type { ApiError } from '../lib/api/api-error.ts';
import { FailedState } from './failed-state.tsx';

/** A read as `useApi` gives it; null: there is nothing to read, as of an address that names nothing. */
export type Read<Data> = {
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
} | null;

type Props<Data> = {
  readonly read: Read<Data>;
  /** What stands here until the data has come. */
  readonly loading: ReactNode;
  /** What to say where it cannot be read, such as 'The works could not be shown'. */
  readonly failedTitle?: string;
  /** What stands here where there is no such thing; without it, that is a failure as any other. */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What has been read; until then its skeleton, or what failed with a way to try again. */
export function Loaded<Data>({ read, loading, failedTitle, missing, children }: Props<Data>) {
  if (read?.data !== undefined) return children(read.data);
  if (missing !== undefined && isMissing(read)) return missing;
  return read?.error ? <ReadFailed read={read} title={failedTitle} /> : loading;
}

/** Whether an address names nothing, or something that is not there. */
export function isMissing(read: Read<unknown>): boolean {
  return read === null || (read.data === undefined && read.error?.code === 'not-found');
}

type FailedProps = {
  readonly read: NonNullable<Read<unknown>>;
  readonly title?: string | undefined;
};

/** What failed, with a way to read it again. */
export function ReadFailed({ read, title }: FailedProps) {
  return (
    <FailedState
      error={read.error}
      onRetry={() => void read.mutate()}
      retrying={read.isValidating}
      title={title}
    />
  );
}
