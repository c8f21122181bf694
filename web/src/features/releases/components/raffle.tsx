import { useId } from 'react';
import type { ReleaseView } from '../../../../../shared/contracts/releases.ts';
import type { RaffleEntry } from '../hooks/use-raffle-entry.ts';
import { Draw } from './draw.tsx';
import styles from './raffle.module.css';

type Props = {
  readonly release: ReleaseView;
  /** The visitor's own entry. */
  readonly entry: RaffleEntry['entry'];
};

/** How the raffle works and how it was drawn. */
export function Raffle({ release, entry }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.raffle}>
      <h2 className={styles.title} id={titleId}>
        The raffle
      </h2>
      <ol className={styles.steps}>
        <li>Enter while the raffle is open. Each account with a confirmed e-mail has one entry.</li>
        <li>Entering is free and without obligation. You can withdraw until the raffle closes.</li>
        <li>
          After the raffle closes, the entries are drawn by a seed that is then published here.
          {release.seedHash && (
            <>
              {' '}
              It is fixed by its SHA-256: <code className={styles.seed}>{release.seedHash}</code>
            </>
          )}
        </li>
        <li>If you are drawn, we e-mail you and you have seven days to buy.</li>
      </ol>
      {release.draw && <Draw draw={release.draw} entryId={entry?.id ?? null} id={release.id} />}
    </section>
  );
}
