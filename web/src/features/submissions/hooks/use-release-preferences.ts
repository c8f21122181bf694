import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getSettings } from '../../../../../shared/api/settings.ts';
import type { SubmitReleaseForm } from '../../../../../shared/contracts/forms/submissions.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';

/**
 * Fills empty fields as the person's settings say. Returns the settings' time zone; null: there is
 * none, or the settings cannot be read, without which the form works as well.
 */
export function useReleasePreferences({
  getValues,
  setValue,
}: Pick<UseFormReturn<SubmitReleaseForm>, 'getValues' | 'setValue'>): string | null {
  const isSignedIn = useSession().user !== null;
  const { data } = useApi(isSignedIn ? apiPath(getSettings) : null);
  const release = data?.release;
  useEffect(() => {
    if (!release) return;
    const { kind, time } = release;
    if (kind !== null && getValues('kind') === ('' as string)) setValue('kind', kind);
    if (time !== null && getValues('releaseTime') === '') setValue('releaseTime', time);
  }, [release, getValues, setValue]);
  return release?.timeZone ?? null;
}
