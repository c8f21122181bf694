import type { FollowFlags } from '../../../shared/contracts/forms/follow.ts';
import { Button } from './button.tsx';
import { CheckboxField } from './choice.tsx';
import styles from './follow-settings.module.css';

export const followLabels: Readonly<Record<keyof FollowFlags, string>> = {
  newLowestAsk: 'A new lowest ask',
  newHighestBid: 'A new highest bid',
  newRelease: 'A new release',
  newSale: 'A new sale',
};

type Props = {
  readonly name: string;
  readonly flags: FollowFlags;
  readonly onChange: (change: Partial<FollowFlags>) => void;
  readonly onClose: () => void;
};

/** Choice of e-mails about an artist; each choice is saved at once. */
export function FollowSettings({ name, flags, onChange, onClose }: Props) {
  return (
    <fieldset
      className={styles.settings}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <legend className={styles.legend}>E-mail me about {name}</legend>
      <div className={styles.choices}>
        {Object.entries(followLabels).map(([flag, label]) => (
          <CheckboxField
            checked={flags[flag as keyof FollowFlags]}
            key={flag}
            label={label}
            onChange={(event) => onChange({ [flag]: event.target.checked })}
          />
        ))}
      </div>
      <div className={styles.close}>
        <Button onClick={onClose} size="small">
          Done
        </Button>
      </div>
    </fieldset>
  );
}
