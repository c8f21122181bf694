import type { EnteredRaffle } from '../../../../../shared/contracts/following.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { usePhase } from '../../../lib/releases/use-phase.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Status } from '../../../ui/status.tsx';
import { makerNames } from '../logic/maker-names.ts';
import { raffleOutcome } from '../logic/raffle-outcome.ts';
import styles from './release-row.module.css';

export function EnteredRaffles({ raffles }: { readonly raffles: readonly EnteredRaffle[] }) {
  return (
    <ul>
      {raffles.map((raffle) => (
        <RaffleRow key={raffle.entry.id} raffle={raffle} />
      ))}
    </ul>
  );
}

function RaffleRow({ raffle }: { readonly raffle: EnteredRaffle }) {
  const { release } = raffle;
  const zone = useTimeZone();
  const phase = usePhase(release);
  const { detail, ...status } = raffleOutcome(raffle, phase, zone);
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Picture
          alt=""
          fit="box"
          picture={release.picture}
          sizes="(min-width: 48rem) 11rem, 6.5rem"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.artists}>{makerNames(release)}</p>
        <h3 className={styles.title}>
          <Link className={styles.link} to={release.href}>
            <ArtworkTitle name={release.name} />
          </Link>
        </h3>
        <p className={styles.kind}>{detail}</p>
        <Status {...status} />
      </div>
    </li>
  );
}
