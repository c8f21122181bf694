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

/** Replaces the market of an artwork that is not released yet. */
export function UpcomingArtwork({ artwork, edition, release }: Props) {
  const timeZone = useTimeZone();
  const start = releaseWindow(release)?.start;
  return (
    <section aria-label="Release" className={styles.market}>
      <p className={styles.out}>
        {start === undefined
          ? 'Release date to be announced'
          : `Release date: ${formatDate(new Date(start).toISOString(), timeZone)}`}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={release.href} variant="primary">
          View release
        </ButtonLink>
        <TradeLink action="bid" artwork={artwork} edition={edition.name} variant="secondary">
          Place bid
        </TradeLink>
      </div>
      <p className={styles.note}>
        Set a reminder on the release page. You can already place a bid: it stays open until a
        seller accepts it, it expires or you withdraw it.
      </p>
    </section>
  );
}
