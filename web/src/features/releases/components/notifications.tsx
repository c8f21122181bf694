import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import type { NotificationsView } from '../../../../../shared/contracts/following.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useReminders } from '../hooks/use-reminders.ts';
import styles from '../pages/releases-page.module.css';
import { ArtistMails } from './artist-mails.tsx';
import { EnteredRaffles } from './entered-raffles.tsx';
import { PastNotified } from './past-notified.tsx';
import { ReleaseDays } from './release-days.tsx';
import { ReleaseRow } from './release-row.tsx';

/** Each page is a call of its own: an address can ask for this many at most. */
const maxPages = 100;

type Props = { readonly view: NotificationsView; readonly known: readonly number[] };

/** Reminders, raffles and artist e-mails by date. `known` holds the releases with a reminder. */
export function Notifications({ view, known }: Props) {
  const { open, upcoming, unscheduled, past, raffles, artists } = view;
  const reminders = useReminders(known);
  const [query] = useSearchParams();
  const pages = Math.min(Math.max(Math.trunc(Number(query.get('past'))) || 1, 1), maxPages);
  const isAnyAhead = open.length + upcoming.length + unscheduled.length > 0;
  return (
    <div className={styles.parts}>
      {open.length > 0 && (
        <Part title="Open now">
          <ReleaseDays after={null} releases={open} reminders={reminders} />
        </Part>
      )}
      {upcoming.length > 0 && (
        <Part title="Upcoming releases">
          <ReleaseDays after={null} releases={upcoming} reminders={reminders} stops />
        </Part>
      )}
      {unscheduled.length > 0 && (
        <Part title="To be announced">
          <ul>
            {unscheduled.map((release) => (
              <ReleaseRow
                heading="h3"
                key={release.id}
                release={release}
                reminders={reminders}
                stops
              />
            ))}
          </ul>
        </Part>
      )}
      {!isAnyAhead && <NothingAhead />}
      {raffles.length > 0 && (
        <Part title="Raffles you entered">
          <EnteredRaffles raffles={raffles} />
        </Part>
      )}
      <Part title="E-mails about artists">
        <ArtistMails artists={artists} />
      </Part>
      {past.total > 0 && (
        <Part title="Past releases">
          <PastNotified first={past} pages={pages} reminders={reminders} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function NothingAhead() {
  return (
    <EmptyState
      action={
        <ButtonLink to={clientRoutes.releases} variant="primary">
          View release calendar
        </ButtonLink>
      }
      title="No release reminders yet"
    >
      Set a reminder in the release calendar and we’ll e-mail you when the release opens.
    </EmptyState>
  );
}
