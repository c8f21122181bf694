import type { ReactNode } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getDraw } from '../../../../../shared/api/releases.ts';
import type { ReleaseView } from '../../../../../shared/contracts/releases.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { dayAndTime } from '../logic/when-words.ts';
import styles from './raffle.module.css';

type Props = {
  readonly id: number;
  readonly draw: NonNullable<ReleaseView['draw']>;
  /** The visitor's own entry; null: none, or signed out. */
  readonly entryId: number | null;
};

/** How the draw ordered the entries, so that it can be verified. */
export function Draw({ id, draw, entryId }: Props) {
  const zone = useTimeZone();
  return (
    <div className={styles.draw}>
      <h3 className={styles.subtitle}>How it was drawn</h3>
      <dl className={styles.facts}>
        <Fact name="Drawn">{dayAndTime(Date.parse(draw.drawnAt), zone)}</Fact>
        <Fact name="Entries">{draw.entries}</Fact>
        <Fact name="Drawn entries">{Math.min(draw.winners, draw.entries)}</Fact>
        <Fact name="Seed">
          <code className={styles.seed}>{draw.seed}</code>
        </Fact>
        {entryId !== null && <Fact name="Your entry’s number">{entryId}</Fact>}
      </dl>
      <p className={styles.text}>
        Entries are sorted by the SHA-256 of the seed, a colon and their number, in hexadecimal; the
        first {draw.winners} were drawn. <a href={apiPath(getDraw, id)}>Check with all entries</a>
      </p>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
