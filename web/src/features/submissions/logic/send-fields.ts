import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showIssues } from '../../../lib/form-issues.ts';

/**
 * Sends and shows field errors at their fields. Returns whether it was accepted; throws errors that
 * concern no field.
 */
export async function sendFields<Values extends FieldValues>(
  send: () => Promise<void>,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
    if (showIssues(error, fields, setError) !== null) throw error;
    return false;
  }
}
