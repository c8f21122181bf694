import { type ReactNode, useEffect, useRef } from 'react';
import type { TradedEdition } from '../../../../../shared/contracts/account.ts';
import { Picture } from '../../../ui/picture.tsx';
import { WorkCaption } from '../../../ui/work-caption.tsx';
import styles from './traded-row.module.css';

type Props = {
  readonly edition: TradedEdition;
  /** Where the title links to; by default the artwork's page. */
  readonly to?: string;
  /** Highlighted and scrolled into view: the person has just placed or changed it. */
  readonly isNew?: boolean;
  readonly figure: ReactNode;
  readonly status: ReactNode;
  readonly actions?: ReactNode;
};

export function TradedRow({ edition, to, isNew = false, figure, status, actions }: Props) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <li className={styles.row} data-new={isNew || undefined} ref={row}>
      <div className={styles.picture}>
        <Picture alt="" picture={edition.picture} sizes="6rem" />
      </div>
      <div className={styles.words}>
        <WorkCaption
          artists={edition.artists}
          name={edition.artworkName}
          suffix={edition.suffix}
          to={to ?? edition.href}
        />
        <div className={styles.status}>{status}</div>
      </div>
      <div className={styles.figure}>{figure}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
