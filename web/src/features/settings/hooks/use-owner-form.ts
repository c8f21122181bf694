import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type OwnerForm, ownerForm } from '../../../../../shared/contracts/forms/settings.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showIssues } from '../../../lib/form-issues.ts';

type OwnerFormState = {
  readonly form: UseFormReturn<OwnerForm>;
  /** Why it was not done, other than by a wrong password; null: it was not refused. */
  readonly failure: unknown;
  /** The account has no password, and its sign-in is older than ten minutes. */
  readonly isStale: boolean;
  readonly onSubmit: ReturnType<UseFormReturn<OwnerForm>['handleSubmit']>;
};

/** A form that asks for the current password, where the account has one, and sends `call`. */
export function useOwnerForm(
  hasPassword: boolean,
  call: (form: OwnerForm) => Promise<void>,
): OwnerFormState {
  const [failure, setFailure] = useState<unknown>(null);
  const [isStale, setStale] = useState(false);
  const form = useForm<OwnerForm>({
    resolver: zodResolver(ownerForm),
    defaultValues: hasPassword ? { password: '' } : {},
  });
  const { setError } = form;

  const onSubmit = form.handleSubmit(async (fields) => {
    setFailure(null);
    setStale(false);
    try {
      await call(fields);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'auth.sign-in-again') setStale(true);
      else if (code === 'auth.password-wrong' && error instanceof ApiError) {
        setError('password', { message: error.message }, { shouldFocus: true });
      } else if (showIssues(error, ['password'], setError) !== null) setFailure(error);
    }
  });
  return { form, failure, isStale, onSubmit };
}
