import { useId } from 'react';
import type { ReleaseView } from '../../../../../shared/contracts/releases.ts';
import type { RaffleEntry } from '../hooks/use-raffle-entry.ts';
import { Draw } from './draw.tsx';
import styles from './raffle.module.css';

type Props = {
  readonly release: ReleaseView;
  /** One's own. */
  readonly entry: RaffleEntry['entry'];
};

/** What a raffle asks of somebody, and how it was drawn. */
export function Raffle({ release, entry }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.raffle}>
      <h2 className={styles.title} id={titleId}>
        The raffle
      </h2>
      <ol className={styles.steps}>
        <li>Enter while the raffle is open. An account with a confirmed e-mail has one entry.</li>
        <li>It costs nothing and binds you to nothing. You can take it back until it closes.</li>
        <li>After it has closed, the entries are drawn by a seed that is then published here.</li>
        <li>Whoever is drawn gets a mail, and has seven days to buy.</li>
      </ol>
      {release.draw && <Draw draw={release.draw} entryId={entry?.id ?? null} />}
    </section>
  );
}
