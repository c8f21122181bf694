import { apiPath } from '../../../../../shared/api/call.ts';
import { getCalendarFile } from '../../../../../shared/api/releases.ts';
import type { ReleaseView } from '../../../../../shared/contracts/releases.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { endsTheList } from '../../../../../shared/domain/joined-names.ts';
import { artistPath } from '../../../../../shared/domain/paths.ts';
import type { ReleasePhase } from '../../../../../shared/domain/releases.ts';
import { formatPrice } from '../../../lib/format/price.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { usePhase } from '../../../lib/releases/use-phase.ts';
import { useExternalLink } from '../../../lib/use-external-link.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Status } from '../../../ui/status.tsx';
import { useRaffleEntry } from '../hooks/use-raffle-entry.ts';
import type { Reminders } from '../hooks/use-reminders.ts';
import { useResumeForRelease } from '../hooks/use-resume-for-release.ts';
import { howWords, kindWords, phaseWords, releaseWords } from '../messages.ts';
import { Countdown } from './countdown.tsx';
import { NotifyButton } from './notify-button.tsx';
import { Raffle } from './raffle.tsx';
import { RaffleStatus } from './raffle-status.tsx';
import styles from './release.module.css';
import { ReleaseFacts } from './release-facts.tsx';
import { ReleasePictures } from './release-pictures.tsx';

type Props = { readonly release: ReleaseView; readonly reminders: Reminders };

export function Release({ release, reminders }: Props) {
  const phase = usePhase(release);
  const own = useRaffleEntry(release);
  useResumeForRelease(release, reminders, own);
  const isRaffle = release.kind === 'raffle';
  return (
    <div className={styles.page}>
      <Breadcrumbs
        items={[{ label: 'Release calendar', to: clientRoutes.releases }, { label: release.name }]}
      />
      <div className={styles.top}>
        <ReleasePictures name={release.name} pictures={release.pictures} />
        <div className={styles.side}>
          <header>
            <p className={styles.artists}>
              <Makers release={release} />
            </p>
            <h1 className={styles.title} tabIndex={-1}>
              {release.name}
            </h1>
            <p className={styles.kind}>
              {kindWords[release.kind]}
              <Status {...phaseWords(release.kind, phase, release.draw !== null)} />
            </p>
          </header>
          <Countdown phase={phase} release={release} />
          <div className={styles.doing}>
            {isRaffle && <RaffleStatus own={own} phase={phase} release={release} />}
            <Actions phase={phase} release={release} reminders={reminders} />
          </div>
          <ReleaseFacts phase={phase} release={release} />
          {isRaffle ? (
            <Raffle entry={own.entry} release={release} />
          ) : (
            <p className={styles.how}>
              {howWords[release.kind]} <SoldBy release={release} />
            </p>
          )}
          {release.artwork?.description && (
            <p className={styles.about}>{release.artwork.description}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function Actions({ release, phase, reminders }: Props & { readonly phase: ReleasePhase }) {
  const isAhead = phase === 'before' || phase === 'unscheduled';
  const isOver = phase === 'out' || phase === 'closed';
  const listMoney = useListMoney();
  const external = useExternalLink();
  const { edition, soldAt, publisher } = release;
  const isSold = phase === 'open' || phase === 'out';
  const ask = listMoney(edition?.lowestAsk?.price);
  return (
    <div className={styles.actions}>
      {isSold && soldAt && release.kind !== 'raffle' && (
        <ButtonAnchor {...external} href={soldAt} variant="primary">
          {releaseWords.buyFrom(publisher)}
        </ButtonAnchor>
      )}
      {phase === 'open' && edition && (ask ?? edition.highestBid) && (
        <>
          {ask && (
            <ButtonLink to={`${edition.tradeHref}?action=buy`}>
              Buy here from {formatPrice(ask)}
            </ButtonLink>
          )}
          <ButtonLink to={`${edition.tradeHref}?action=bid`}>Place bid</ButtonLink>
        </>
      )}
      {isAhead && <NotifyButton release={release} reminders={reminders} variant="primary" />}
      {release.artwork && isOver && (
        <ButtonLink to={release.artwork.href} variant={soldAt && isSold ? 'secondary' : 'primary'}>
          View market
        </ButtonLink>
      )}
      {(phase === 'before' || phase === 'open') && (
        <ButtonAnchor download href={apiPath(getCalendarFile, release.id)}>
          {releaseWords.addToCalendar}
        </ButtonAnchor>
      )}
      {release.artwork && !isOver && (
        <ButtonLink to={release.artwork.href} variant="quiet">
          View artwork
        </ButtonLink>
      )}
    </div>
  );
}

/** The marketplace only announces a release: it is sold by its publisher. */
function SoldBy({ release: { publisher, soldAt, artwork } }: Pick<Props, 'release'>) {
  const external = useExternalLink();
  const seller = publisher || 'its publisher';
  return (
    <>
      It is sold by{' '}
      {soldAt ? (
        <a {...external} href={soldAt}>
          {seller}
        </a>
      ) : (
        seller
      )}
      , not on this site.{artwork && ` ${releaseWords.here}`}
    </>
  );
}

function Makers({ release }: Pick<Props, 'release'>) {
  const { artists, extraArtists } = release;
  const goesOn = endsTheList(extraArtists);
  return (
    <>
      {artists.map((artist, index) => (
        <span key={artist.id}>
          {index > 0 && (index === artists.length - 1 && !goesOn ? ' and ' : ', ')}
          <Link to={artistPath(artist)}>{artist.name}</Link>
        </span>
      ))}
      {extraArtists !== '' && ` ${extraArtists}`}
    </>
  );
}
