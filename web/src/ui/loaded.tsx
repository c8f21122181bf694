import type { ReactNode } from 'react';
import type { ApiError } from '../lib/api/api-error.ts';
import { FailedState } from './failed-state.tsx';

/** A read as `useApi` returns it; null: nothing to read, as for a malformed address. */
export type Read<Data> = {
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
} | null;

type Props<Data> = {
  readonly read: Read<Data>;
  /** Shown until the data has loaded. */
  readonly loading: ReactNode;
  /** The title of the error, such as 'The works could not be shown'. */
  readonly failedTitle?: string;
  /** Shown if the record does not exist; by default that is an error. */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** Renders data once loaded; until then its skeleton, or an error with a retry. */
export function Loaded<Data>({ read, loading, failedTitle, missing, children }: Props<Data>) {
  if (read?.data !== undefined) return children(read.data);
  if (missing !== undefined && isMissing(read)) return missing;
  return read?.error ? <ReadFailed read={read} title={failedTitle} /> : loading;
}

/** Whether the address is malformed or the record does not exist. */
export function isMissing(read: Read<unknown>): boolean {
  return read === null || (read.data === undefined && read.error?.code === 'not-found');
}

type FailedProps = {
  readonly read: NonNullable<Read<unknown>>;
  readonly title?: string | undefined;
};

/** An error with a button to read again. */
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
