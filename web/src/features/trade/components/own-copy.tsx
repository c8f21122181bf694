import { type CopyDetails, summarizeCopy } from '../../../../../shared/domain/copy-details.ts';
import { CopyFacts } from '../../../ui/copy-facts.tsx';
import { Link } from '../../../ui/link.tsx';
import { type EditedOffer, isCopyFixed } from '../logic/edited-offer.ts';
import { fixedCopyWords } from '../messages.ts';
import styles from './own-copy.module.css';

type Props = {
  readonly copy: CopyDetails | null;
  readonly editing: EditedOffer;
  readonly to: string;
};

/** What the seller says of the copy. Once buyers can read it, it stays. */
export function OwnCopy({ copy, editing, to }: Props) {
  return (
    <section aria-label="Your copy" className={styles.copy}>
      <CopyFacts label="Your copy" copy={copy && { ...copy, summary: summarizeCopy(copy) }} />
      <p className={styles.note}>
        {isCopyFixed(editing) ? (
          fixedCopyWords
        ) : (
          <Link to={to}>
            {copy === null ? 'Say what you know of your copy' : 'Change what you say of your copy'}
          </Link>
        )}
      </p>
    </section>
  );
}
