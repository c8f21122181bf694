import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { apiPath } from '../../../../../shared/api/call.ts';
import { submitWork } from '../../../../../shared/api/documents.ts';
import {
  type SubmitWorkForm,
  submitWorkForm,
} from '../../../../../shared/contracts/forms/submissions.ts';
import { thanksPath } from '../../../../../shared/domain/account-paths.ts';
import { mediums } from '../../../../../shared/domain/mediums.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextareaField, TextField } from '../../../ui/text-field.tsx';
import styles from '../components/submission-form.module.css';
import { SubmissionForm } from '../components/submission-form.tsx';
import { useSubmission } from '../hooks/use-submission.ts';
import { sendFields } from '../logic/send-fields.ts';

const empty = { name: '', artistName: '', year: '', size: '', material: '', editionSize: '' };
const start = { ...empty, medium: '' as SubmitWorkForm['medium'], description: '' };
const names = Object.keys(start) as (keyof SubmitWorkForm)[];
const options = mediums.map((medium) => ({ value: medium, label: medium }));

export function SubmitWorkPage() {
  usePageTitle('Submit a work');
  const { user } = useSession();
  const form = useForm<SubmitWorkForm>({
    resolver: zodResolver(submitWorkForm),
    defaultValues: start,
  });
  const { register, handleSubmit, reset, formState } = form;
  const { errors } = formState;
  const navigate = useNavigate();
  const forget = useDraft('submit-work', form);
  const submission = useSubmission(apiPath(submitWork), {
    field: 'images',
    picturesAtLeast: 1,
  });
  if (user === null) return null;

  const send = handleSubmit(
    async (fields) => {
      if (!submission.checkPictures()) return;
      const id = await sendFields(() => submission.send(fields), names, form.setError);
      if (id === null) return;
      forget();
      reset(start);
      navigate(thanksPath('submission', id), { replace: true });
    },
    () => void submission.checkPictures(),
  );

  return (
    <Page title="Submit a work" width="narrow">
      <p className={styles.lead}>
        Is your edition missing here? Tell us about it and we’ll look into adding it.
      </p>
      <SubmissionForm
        onSubmit={send}
        picturesLabel="Pictures"
        picturesOptional={false}
        submission={submission}
      >
        <TextField error={errors.name?.message} label="Title" {...register('name')} />
        <TextField error={errors.artistName?.message} label="Artist" {...register('artistName')} />
        <div className={styles.pair}>
          <SelectField
            error={errors.medium?.message}
            label="Technique"
            options={options}
            placeholder="Choose a technique"
            {...register('medium')}
          />
          <TextField
            error={errors.year?.message}
            inputMode="numeric"
            label="Year"
            optional
            {...register('year')}
          />
          <TextField
            error={errors.size?.message}
            hint="Height × width, such as 50 × 70 cm"
            label="Size"
            {...register('size')}
          />
          <TextField
            error={errors.editionSize?.message}
            inputMode="numeric"
            label="Edition size"
            optional
            {...register('editionSize')}
          />
        </div>
        <TextField
          error={errors.material?.message}
          label="Material"
          optional
          {...register('material')}
        />
        <TextareaField
          error={errors.description?.message}
          label="Anything else"
          optional
          {...register('description')}
        />
      </SubmissionForm>
    </Page>
  );
}
