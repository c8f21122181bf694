import type { ReactNode } from 'react';
import type { TradedEdition } from '../../../../../shared/contracts/account.ts';
import { editionLabel } from '../../../../../shared/domain/edition-label.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { WorkCaption } from '../../../ui/work-caption.tsx';
import styles from './thanks-frame.module.css';

type Props = {
  /** The traded edition, shown large; null: there is none. */
  readonly edition: TradedEdition | null;
  /** What was agreed, in one sentence. */
  readonly lead: ReactNode;
  /** Links to where the person goes from here. */
  readonly ways: ReactNode;
  readonly children: ReactNode;
};

export function ThanksFrame({ edition, lead, ways, children }: Props) {
  return (
    <div className={styles.thanks} data-lone={edition === null || undefined}>
      {edition && (
        <aside aria-label="Artwork" className={styles.work}>
          <div className={styles.picture}>
            <Picture
              alt=""
              fit="box"
              picture={edition.picture}
              priority
              sizes="(min-width: 60rem) 45vw, 100vw"
            />
          </div>
          <div>
            <WorkCaption
              artists={edition.artists}
              name={edition.artworkName}
              suffix={edition.suffix}
              to={edition.href}
            />
            <p className={styles.facts}>
              {[editionLabel({ name: edition.editionName, suffix: edition.suffix }), edition.size]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </aside>
      )}
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          Thank you
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        <nav aria-label="Where to go next" className={styles.ways}>
          {ways}
          <Button onClick={() => window.print()} variant="quiet">
            Print
          </Button>
        </nav>
      </div>
    </div>
  );
}
