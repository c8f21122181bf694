import { isPasswordStrong, passwordHint } from '../../../../../shared/domain/password.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './password-hint.module.css';

/** Live feedback on the password, by colour, icon and text. */
export function PasswordHint({ password }: { readonly password: string }) {
  const state = password === '' ? 'empty' : isPasswordStrong(password) ? 'met' : 'unmet';
  return (
    <span className={styles.hint} data-state={state}>
      {state !== 'empty' && <Icon name={state === 'met' ? 'check' : 'alert'} />}
      <span>
        {passwordHint}
        <span role="status">
          {state !== 'empty' && (
            <VisuallyHidden>{state === 'met' ? ': yes, it does' : ': not yet'}</VisuallyHidden>
          )}
        </span>
      </span>
    </span>
  );
}
