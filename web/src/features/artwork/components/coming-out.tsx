import type { EditionView, OwnReleaseView } from '../../../../../shared/contracts/catalogue.ts';
import type { ArtworkAddress } from '../../../../../shared/domain/paths.ts';
import { releaseWindow } from '../../../../../shared/domain/releases.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './market.module.css';
import { TradeLink } from './trade-link.tsx';

type Props = {
  readonly artwork: ArtworkAddress;
  readonly edition: EditionView;
  readonly release: OwnReleaseView;
};

/** In the place of the market of a work that nobody can own yet. */
export function ComingOut({ artwork, edition, release }: Props) {
  const timeZone = useTimeZone();
  const start = releaseWindow(release)?.start;
  return (
    <section aria-label="Release" className={styles.market}>
      <p className={styles.out}>
        {start === undefined
          ? 'When it comes out has not been announced.'
          : `Comes out on ${formatDate(new Date(start).toISOString(), timeZone)}`}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={release.href} variant="primary">
          See the release
        </ButtonLink>
        <TradeLink action="bid" artwork={artwork} edition={edition.name} variant="secondary">
          Bid
        </TradeLink>
      </div>
      <p className={styles.note}>
        At the release you can ask to be told when it opens. A bid stands until a seller takes it.
      </p>
    </section>
  );
}
