import { useSWRConfig } from 'swr';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { getSettings, savePreferences } from '../../../../../shared/api/settings.ts';
import type { PreferencesForm } from '../../../../../shared/contracts/forms/settings.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { toast } from '../../../lib/toast.ts';

/** Reads the settings again, after a part of them was saved. */
export function useReadAgain(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate(apiPath(getSettings));
  };
}

/** Saves a choice at once; a failure says so, and shows the choice as it is stored. */
export function useSavePreferences(): (
  form: PreferencesForm,
  after: SettingsView,
) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (form, after) => {
    await mutate(
      apiPath(getSettings),
      async () => {
        await apiSend(apiRequest(savePreferences, form));
        return after;
      },
      { optimisticData: after, rollbackOnError: true, revalidate: false },
    ).then(
      () => toast.success('Saved.'),
      (error: unknown) => {
        toast.error(failureText(error));
        // Without an answer it may have been saved.
        void mutate(apiPath(getSettings));
      },
    );
  };
}
