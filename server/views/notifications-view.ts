import type { EnteredRaffle, NotificationsView } from '../../shared/contracts/following.ts';
import type { ReleaseCard, ReleaseList } from '../../shared/contracts/releases.ts';
import { releaseWindow } from '../../shared/domain/releases.ts';
import type { RaffleEntryRecord, ReleaseRecord } from '../upstream/releases.ts';
import { raffleEntry, releaseCard } from './release-view.ts';

/** Specification section 7: the size of a page of past saved releases. */
const pastPageSize = 20;

/**
 * Releases for which a person set a reminder, grouped by their state at `now` (epoch milliseconds).
 */
export function notedReleases(
  records: readonly ReleaseRecord[],
  now: number,
): Pick<NotificationsView, 'open' | 'upcoming' | 'unscheduled'> & {
  readonly past: readonly ReleaseCard[];
} {
  const cards = records.map((record) => releaseCard(record, now));
  const inPhase = (...phases: readonly ReleaseCard['phase'][]) =>
    cards.filter(({ phase }) => phases.includes(phase)).toSorted((a, b) => startOf(a) - startOf(b));
  return {
    open: inPhase('open'),
    upcoming: inPhase('before'),
    unscheduled: inPhase('unscheduled'),
    past: inPhase('out', 'closed').toReversed(),
  };
}

export function pastPage(past: readonly ReleaseCard[], page: number): ReleaseList {
  const from = (page - 1) * pastPageSize;
  return {
    items: past.slice(from, from + pastPageSize),
    page,
    pageCount: Math.ceil(past.length / pastPageSize),
    total: past.length,
  };
}

/** In the order of the entries; an unknown release is left out. */
export function enteredRaffles(
  entries: readonly RaffleEntryRecord[],
  records: readonly ReleaseRecord[],
  now: number,
): EnteredRaffle[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return entries.flatMap((entry) => {
    const record = byId.get(entry.releaseId);
    if (!record) return [];
    const { draw } = record.attributes;
    return [
      {
        release: releaseCard(record, now),
        entry: raffleEntry(entry),
        draw: draw && { winners: draw.winners, entries: draw.entries },
      },
    ];
  });
}

function startOf(card: ReleaseCard): number {
  return releaseWindow(card)?.start ?? 0;
}
