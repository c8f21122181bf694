import type { ReactNode } from 'react';
import type { ReleaseView } from '../../../../../shared/contracts/releases.ts';
import {
  type ReleasePhase,
  releaseWindow,
  statedDay,
} from '../../../../../shared/domain/releases.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { Price } from '../../../ui/price.tsx';
import { dayAndTime, dayHeading, weekday } from '../logic/when-words.ts';
import styles from './release-facts.module.css';

type Props = { readonly release: ReleaseView; readonly phase: ReleasePhase };

/** Date, number of copies and price, as far as they are known. */
export function ReleaseFacts({ release, phase }: Props) {
  const listMoney = useListMoney();
  const { artwork, edition } = release;
  const price = listMoney(edition?.price ?? null);
  return (
    <dl className={styles.facts}>
      <Times phase={phase} release={release} />
      {price && (
        <Fact name="Price">
          <Price value={price} />
        </Fact>
      )}
      {edition?.editionSize != null && <Fact name="Edition of">{edition.editionSize}</Fact>}
      {artwork && <Fact name="Medium">{artwork.medium}</Fact>}
      {edition?.size && <Fact name="Size">{edition.size}</Fact>}
      {edition?.material && <Fact name="Material">{edition.material}</Fact>}
      {edition?.features && <Fact name="Features">{edition.features}</Fact>}
      {release.publisher && <Fact name="Published by">{release.publisher}</Fact>}
    </dl>
  );
}

function Times({ release, phase }: Props) {
  const zone = useTimeZone();
  const window = releaseWindow(release);
  const day = statedDay(release);
  if (window === null) return <Fact name="Date">To be announced</Fact>;
  const note = zone === 'UTC' ? 'UTC' : `${zoneName(zone)} time`;
  const opens = <When at={window.start} note={note} zone={zone} />;
  if (day !== null) {
    return (
      <>
        <Fact name="Day">
          {weekday(day)} {dayHeading(day)}, in {zoneName(release.timeZone ?? 'UTC')}
        </Fact>
        <Fact name="In your time zone">{opens}</Fact>
      </>
    );
  }
  const isAhead = phase === 'before';
  return (
    <>
      <Fact name={isAhead ? 'Opens' : 'Opened'}>{opens}</Fact>
      {window.end !== null && (
        <Fact name={phase === 'closed' ? 'Closed' : 'Closes'}>
          <When at={window.end} note={note} zone={zone} />
        </Fact>
      )}
    </>
  );
}

function When({
  at,
  zone,
  note,
}: {
  readonly at: number;
  readonly zone: string;
  readonly note: string;
}) {
  return (
    <time dateTime={new Date(at).toISOString()}>
      {dayAndTime(at, zone)} <span className={styles.note}>{note}</span>
    </time>
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
