import { useState } from 'react';
import { answerConsent, useConsent } from '../../../lib/consent/consent.ts';
import { CheckboxField } from '../../../ui/choice.tsx';
import styles from './cookie-dialog.module.css';

const said = {
  kept: 'Saved.',
  here: 'Saved in this browser, but not in your account: it does not apply to your other devices yet.',
  failed: 'That could not be saved. Please try again.',
} as const;

/** Applies at once, and goes back if saving fails. */
export function ConsentSwitch() {
  const isGiven = useConsent() === 'given';
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [outcome, setOutcome] = useState<keyof typeof said | null>(null);

  async function change(nonEssential: boolean) {
    setOutcome(null);
    setPressed(nonEssential);
    try {
      const { onAccount } = await answerConsent(nonEssential);
      setOutcome(onAccount === false ? 'here' : 'kept');
    } catch {
      setOutcome('failed');
    }
    setPressed(null);
  }

  return (
    <>
      <CheckboxField
        checked={pressed ?? isGiven}
        hint="You can change your mind at any time. Optional cookies are then deleted immediately."
        label="Allow optional cookies"
        onChange={(event) => void change(event.target.checked)}
      />
      <p className={styles.outcome} role="status">
        {outcome && said[outcome]}
      </p>
    </>
  );
}
