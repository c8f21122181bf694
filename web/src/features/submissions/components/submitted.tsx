import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './submission-form.module.css';

type Props = {
  readonly back: { readonly to: string; readonly label: string };
  readonly onAgain: () => void;
};

/** Confirms the submission and says what happens next. */
export function Submitted({ back, onAgain }: Props) {
  return (
    <div className={styles.form}>
      <Notice answers="sent" title="Thank you for your submission" tone="good">
        We review every submission and e-mail you our decision.
      </Notice>
      <div className={styles.actions}>
        <ButtonLink to={back.to} variant="primary">
          {back.label}
        </ButtonLink>
        <Button onClick={onAgain}>Submit another</Button>
      </div>
    </div>
  );
}
