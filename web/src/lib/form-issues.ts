import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api/api-error.ts';

/**
 * Shows the BFF's issues at their fields. Returns the remaining ones as a sentence; null if none.
 */
export function showIssues<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): string | null {
  if (!(error instanceof ApiError)) throw error;
  const placed = error.issues.filter(({ path }) => fields.includes(path as Path<Values>));
  for (const { path, message } of placed) setError(path as Path<Values>, { message });
  return placed.length > 0 && placed.length === error.issues.length ? null : error.message;
}
