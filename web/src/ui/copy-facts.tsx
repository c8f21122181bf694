import type { CopyView } from '../../../shared/contracts/copy-details.ts';
import styles from './copy-facts.module.css';

const notStated = {
  summary: 'Number, condition and frame are not stated.',
  conditionNotes: '',
  provenance: '',
};

type Props = { readonly copy: CopyView | null; readonly label?: string };

/** What a seller says of a copy, in full; null: an older listing that says nothing. */
export function CopyFacts({ copy, label }: Props) {
  const { summary, conditionNotes, provenance } = copy ?? notStated;
  return (
    <div className={styles.facts}>
      {label && <p className={styles.note}>{label}</p>}
      <p>{summary}</p>
      {conditionNotes !== '' && <p className={styles.note}>Condition: {conditionNotes}</p>}
      {provenance !== '' && <p className={styles.note}>Provenance: {provenance}</p>}
    </div>
  );
}
