import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api/api-error.ts';

/**
 * Puts the issues that the BFF found beside their fields. Answers what belongs to no field of
 * this form, as a sentence for above it; null when every issue has found its place.
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
