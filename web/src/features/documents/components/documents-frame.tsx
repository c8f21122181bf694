import type { ReactNode } from 'react';
import type { AskView } from '../../../../../shared/contracts/account.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { askStatusWords } from '../../../lib/status-words.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Status } from '../../../ui/status.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { WorkCaption } from '../../../ui/work-caption.tsx';
import { documentWords } from '../messages.ts';
import styles from './documents-frame.module.css';

const steps = [
  { id: 'listing', label: 'Your listing' },
  { id: 'documents', label: 'Documents' },
];

type Props = { readonly listing: AskView; readonly children: ReactNode };

/** The last step of listing: documents in the middle, the artwork at the side. */
export function DocumentsFrame({ listing: { edition, price, status }, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.steps}>
        <Steps current="documents" steps={steps} />
      </div>
      <aside aria-label="The work" className={styles.work}>
        <Picture alt="" picture={edition.picture} priority sizes="(min-width: 60rem) 24rem, 30vw" />
        <div className={styles.words}>
          <WorkCaption
            artists={edition.artists}
            name={edition.artworkName}
            suffix={edition.suffix}
            to={edition.href}
          />
          <p className={styles.price}>Your price: {formatMoney(price)}</p>
          <Status {...askStatusWords[status]} />
        </div>
      </aside>
      <div className={styles.step}>
        <h1 className={styles.title} tabIndex={-1}>
          {documentWords.title}
        </h1>
        <p className={styles.lead}>{documentWords.lead}</p>
        {children}
      </div>
    </div>
  );
}
