import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showIssues } from '../../../lib/form-issues.ts';

/**
 * Sends and shows field errors at their fields. Returns the answer, or null if a field was refused;
 * throws errors that concern no field.
 */
export async function sendFields<Values extends FieldValues, Answer>(
  send: () => Promise<Answer>,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): Promise<Answer | null> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
    if (showIssues(error, fields, setError) !== null) throw error;
    return null;
  }
}
