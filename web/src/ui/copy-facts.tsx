import type { CopyView } from '../../../shared/contracts/copy-details.ts';
import styles from './copy-facts.module.css';

/** What a seller says of a copy, in full; null: an older listing that says nothing. */
export function CopyFacts({ copy }: { readonly copy: CopyView | null }) {
  if (copy === null) return <p>Number, condition and frame are not stated.</p>;
  const { summary, conditionNotes, provenance } = copy;
  return (
    <div className={styles.facts}>
      <p>{summary}</p>
      {conditionNotes !== '' && <p className={styles.note}>Condition: {conditionNotes}</p>}
      {provenance !== '' && <p className={styles.note}>Provenance: {provenance}</p>}
    </div>
  );
}
