import { zodResolver } from '@hookform/resolvers/zod';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { saveName } from '../../../../../shared/api/settings.ts';
import { type NameForm, nameForm } from '../../../../../shared/contracts/forms/settings.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { sessionAtom } from '../../../lib/session/session-atom.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { useReadAgain } from '../hooks/use-settings.ts';
import { Part } from './part.tsx';
import styles from './settings.module.css';

export function NamePart({ settings }: { readonly settings: SettingsView }) {
  const { firstName, lastName, username } = settings;
  const setSession = useSetAtom(sessionAtom);
  const readAgain = useReadAgain();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm<NameForm>({
    resolver: zodResolver(nameForm),
    values: { firstName, lastName, username },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;

  async function submit(form: NameForm) {
    setFailure(null);
    try {
      setSession(await apiSend(apiRequest(saveName, form)));
      await readAgain();
      toast.success('Your name has been saved.');
    } catch (error) {
      if (showIssues(error, ['firstName', 'lastName', 'username'], setError) !== null)
        setFailure(error);
    }
  }

  return (
    <Part name="name">
      <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
        <WriteFailed error={failure} title="Your name was not saved" />
        <div className={styles.pair}>
          <TextField
            autoComplete="given-name"
            error={errors.firstName?.message}
            label="First name"
            {...register('firstName')}
          />
          <TextField
            autoComplete="family-name"
            error={errors.lastName?.message}
            label="Last name"
            {...register('lastName')}
          />
        </div>
        <TextField
          autoCapitalize="none"
          autoComplete="username"
          error={errors.username?.message}
          hint="You can sign in with it instead of your e-mail address."
          label="Username"
          spellCheck={false}
          {...register('username')}
        />
        <div className={styles.actions}>
          <Button loading={isSubmitting} type="submit">
            Save name
          </Button>
        </div>
      </form>
    </Part>
  );
}
