import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { NewPasswordFields } from '../../../../../shared/contracts/forms/password.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordHint } from './password-hint.tsx';

type Props = {
  readonly password: string;
  readonly errors: FieldErrors<NewPasswordFields>;
  readonly register: UseFormRegister<NewPasswordFields>;
};

export function PasswordTwice({ password, errors, register }: Props) {
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        error={errors.password?.message}
        hint={!errors.password && <PasswordHint password={password} />}
        label="New password"
        {...register('password')}
      />
      <PasswordField
        autoComplete="new-password"
        error={errors.passwordConfirmation?.message}
        label="Repeat new password"
        {...register('passwordConfirmation')}
      />
    </>
  );
}
