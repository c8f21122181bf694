import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { apiPath } from '../../../../../shared/api/call.ts';
import { submitRelease } from '../../../../../shared/api/documents.ts';
import {
  type SubmitReleaseForm,
  submitReleaseForm,
  submittedReleaseKinds,
} from '../../../../../shared/contracts/forms/submissions.ts';
import { thanksPath } from '../../../../../shared/domain/account-paths.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { releaseKindWords } from '../../../lib/release-kind-words.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextareaField, TextField } from '../../../ui/text-field.tsx';
import styles from '../components/submission-form.module.css';
import { SubmissionForm } from '../components/submission-form.tsx';
import { useReleasePreferences } from '../hooks/use-release-preferences.ts';
import { useSubmission } from '../hooks/use-submission.ts';
import { sendFields } from '../logic/send-fields.ts';

type Kind = SubmitReleaseForm['kind'];

const options = submittedReleaseKinds.map((value) => ({ value, label: releaseKindWords[value] }));
const empty = { name: '', artistNames: '', releaseDate: '', releaseTime: '', timeZone: '' };
const start = { ...empty, kind: '' as Kind, description: '' };
const names = Object.keys(start) as (keyof SubmitReleaseForm)[];

export function SubmitReleasePage() {
  usePageTitle('Submit a release');
  const { user } = useSession();
  const ownZone = useTimeZone();
  const form = useForm<SubmitReleaseForm>({
    resolver: zodResolver(submitReleaseForm),
    defaultValues: start,
  });
  const { register, handleSubmit, reset, formState } = form;
  const { errors } = formState;
  const navigate = useNavigate();
  const forget = useDraft('submit-release', form);
  const zone = useReleasePreferences(form) ?? ownZone;
  const submission = useSubmission(apiPath(submitRelease), {
    field: 'images',
    picturesAtLeast: 0,
  });
  if (user === null) return null;

  const send = handleSubmit(async (fields) => {
    if (!submission.checkPictures()) return;
    // A date or time needs its time zone: the one that the field names.
    const timeZone = fields.releaseDate === '' ? '' : zone;
    const id = await sendFields(
      () => submission.send({ ...fields, timeZone }),
      names,
      form.setError,
    );
    if (id === null) return;
    forget();
    reset(start);
    navigate(thanksPath('submission', id), { replace: true });
  });

  return (
    <Page title="Submit a release" width="narrow">
      <p className={styles.lead}>
        Is a release missing from our calendar? Tell us and we’ll look into it.
      </p>
      <SubmissionForm
        onSubmit={send}
        picturesLabel="Pictures"
        picturesOptional
        submission={submission}
      >
        <TextField error={errors.name?.message} label="Title" {...register('name')} />
        <TextField
          error={errors.artistNames?.message}
          hint="Separate several with commas"
          label="Artists"
          {...register('artistNames')}
        />
        <SelectField
          error={errors.kind?.message}
          label="How it is sold"
          options={options}
          placeholder="Choose one"
          {...register('kind')}
        />
        <div className={styles.pair}>
          <TextField
            error={errors.releaseDate?.message}
            label="Day"
            optional
            type="date"
            {...register('releaseDate')}
          />
          <TextField
            error={errors.releaseTime?.message}
            hint={
              zone === ownZone
                ? `In your time zone, ${zoneName(zone)}`
                : `In ${zoneName(zone)}, as in your settings`
            }
            label="Time"
            optional
            type="time"
            {...register('releaseTime')}
          />
        </div>
        <TextareaField
          error={errors.description?.message}
          hint="Where it is sold, how many there are and what it costs."
          label="Anything else"
          optional
          {...register('description')}
        />
      </SubmissionForm>
    </Page>
  );
}
