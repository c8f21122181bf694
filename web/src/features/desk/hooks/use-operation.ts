import { useState } from 'react';
import type { SWRResponse } from 'swr';
import type { ApiPath } from '../../../../../shared/api/call.ts';
import { operationPath } from '../../../../../shared/desk/operation-path.ts';
import type { AnswerOf, InputOf, OperationName } from '../../../../../shared/desk/operations.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/swr/use-api.ts';

/** The path of a reading operation with its input. */
export function readingPath<Name extends OperationName>(
  name: Name,
  input: InputOf<Name>,
): ApiPath<AnswerOf<Name>> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(
    given.map(([field, value]): [string, string] => [field, String(value)]),
  );
  return `${operationPath(name)}${query.size > 0 ? `?${query}` : ''}` as ApiPath<AnswerOf<Name>>;
}

/** Milliseconds after which a read is repeated, to show what colleagues have changed. */
export const refreshInterval = 20_000;
/** For a read that costs too much to repeat. */
export const never = 0;

/**
 * Reads an operation and keeps it up to date; null reads nothing. `refreshes` says after how many
 * milliseconds the latest answer is read again. The answer to an earlier input is shown until the
 * new one has come, unless `keepsPrevious` is false, as for figures of a month.
 */
export function useOperation<Name extends OperationName>(
  name: Name,
  input: InputOf<Name> | null,
  refreshes: (latest: AnswerOf<Name> | undefined) => number = () => refreshInterval,
  { keepsPrevious = true } = {},
): SWRResponse<AnswerOf<Name>, ApiError> {
  // A number: a function that is new at each render would begin the wait anew.
  const [interval, setInterval] = useState(refreshInterval);
  const read = useApi(input === null ? null : readingPath(name, input), {
    revalidateOnMount: true,
    keepPreviousData: keepsPrevious,
    refreshInterval: interval,
  });
  const wanted = refreshes(read.data);
  if (wanted !== interval) setInterval(wanted);
  return read;
}
