import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { saveReleasePreferences } from '../../../../../shared/api/settings.ts';
import {
  preferredReleaseKinds,
  type ReleasePreferencesForm,
  releasePreferencesForm,
} from '../../../../../shared/contracts/forms/settings.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { releaseKindWords } from '../../../lib/release-kind-words.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { useReadAgain } from '../hooks/use-settings.ts';
import { Part } from './part.tsx';
import styles from './settings.module.css';

const kinds = preferredReleaseKinds.map((value) => ({ value, label: releaseKindWords[value] }));

/** What the form for a missing release starts with. */
export function ReleasesPart({ settings: { release } }: { readonly settings: SettingsView }) {
  const [failure, setFailure] = useState<unknown>(null);
  const readAgain = useReadAgain();
  const zones = useZones(release.timeZone);
  const { register, handleSubmit, setError, watch, formState } = useForm<ReleasePreferencesForm>({
    resolver: zodResolver(releasePreferencesForm),
    values: {
      kind: release.kind ?? '',
      time: release.time ?? '',
      timeZone: release.timeZone ?? '',
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;
  const hasTime = watch('kind') !== 'date-only';

  async function submit(form: ReleasePreferencesForm) {
    setFailure(null);
    try {
      await apiSend(apiRequest(saveReleasePreferences, form));
      await readAgain();
      toast.success('Saved. Your next release starts with this.');
    } catch (error) {
      if (showIssues(error, ['kind', 'time', 'timeZone'], setError) !== null) setFailure(error);
    }
  }

  return (
    <Part
      lead={
        <>
          What the form starts with when you{' '}
          <Link to={clientRoutes.submitRelease}>submit a release</Link>. You can change it there.
        </>
      }
      name="releases"
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
        <WriteFailed error={failure} title="This was not saved" />
        <SelectField
          error={errors.kind?.message}
          label="How they are sold"
          options={kinds}
          placeholder="Choose one"
          {...register('kind')}
        />
        <div className={styles.pair}>
          {hasTime && (
            <TextField
              error={errors.time?.message}
              label="Time"
              optional
              type="time"
              {...register('time')}
            />
          )}
          <SelectField
            error={errors.timeZone?.message}
            label="Time zone"
            options={zones}
            {...register('timeZone')}
          />
        </div>
        <div className={styles.actions}>
          <Button loading={isSubmitting} type="submit">
            Save release preferences
          </Button>
        </div>
      </form>
    </Part>
  );
}

/** The viewer's own zone first, then all by name, with the saved one if this browser lacks it. */
function useZones(saved: string | null) {
  const own = useTimeZone();
  return useMemo(
    () => [
      { value: '', label: `Wherever I am (now ${zoneName(own)})` },
      ...zonesWith(saved).map((value) => ({
        value,
        label: value.replaceAll('_', ' ').replaceAll('/', ' / '),
      })),
    ],
    [own, saved],
  );
}

function zonesWith(saved: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return saved === null || known.includes(saved) ? known : [saved, ...known];
}
