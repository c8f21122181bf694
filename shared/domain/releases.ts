import { dayIn, isTimeZone, midnightIn } from './zones.ts';

/** The parts of the release calendar. */
export const releaseScopes = ['upcoming', 'past', 'unscheduled'] as const;
export type ReleaseScope = (typeof releaseScopes)[number];

export const releaseKinds = ['single', 'timed', 'raffle', 'date-only', 'unscheduled'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/** Specification section 9: the page size of past releases. */
export const releasePageSize = 30;

/** Days that a raffle's winner has to buy, counted from the draw. */
export const raffleDaysToBuy = 7;

/** A release's announced times: UTC, ISO 8601. */
export type ReleaseTimes = {
  readonly kind: ReleaseKind;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** The time zone of a date-only release's date. */
  readonly timeZone: string | null;
};

/** In epoch milliseconds; `end` is null for a release without an end. */
export type ReleaseWindow = { readonly start: number; readonly end: number | null };

/**
 * Specification section 4: timed editions and raffles have a start and an end; a single date only a
 * start; a date-only release starts with its day in the stated time zone. null without a start.
 */
export function releaseWindow(times: ReleaseTimes): ReleaseWindow | null {
  const { kind, startsAt, endsAt } = times;
  const start = instant(startsAt);
  if (start === null || kind === 'unscheduled') return null;
  if (kind === 'date-only') {
    const zone = zoneOf(times);
    return { start: midnightIn(dayIn(new Date(start), zone), zone).getTime(), end: null };
  }
  const end = kind === 'single' ? null : instant(endsAt);
  return { start, end: end !== null && end > start ? end : null };
}

/** The date of a date-only release, '2026-11-21'; null for other kinds. */
export function statedDay(times: ReleaseTimes): string | null {
  const start = instant(times.startsAt);
  if (times.kind !== 'date-only' || start === null) return null;
  return dayIn(new Date(start), zoneOf(times));
}

/** 'out': a release without an end has started. */
export const releasePhases = ['unscheduled', 'before', 'open', 'out', 'closed'] as const;
export type ReleasePhase = (typeof releasePhases)[number];

/** `now` in epoch milliseconds. The window includes its start and excludes its end. */
export function releasePhase(times: ReleaseTimes, now: number): ReleasePhase {
  const window = releaseWindow(times);
  if (window === null) return 'unscheduled';
  if (now < window.start) return 'before';
  if (window.end === null) return 'out';
  return now < window.end ? 'open' : 'closed';
}

export type ReleaseDay<Release> = {
  /** In the viewer's time zone, '2026-11-21'. */
  readonly day: string;
  readonly releases: readonly Release[];
};

/**
 * Groups by the viewer's day of the start, keeping the order. Releases without a start are skipped.
 */
export function groupByDay<Release extends ReleaseTimes>(
  releases: readonly Release[],
  zone: string,
): ReleaseDay<Release>[] {
  const dated = releases.flatMap((release) => {
    const window = releaseWindow(release);
    return window === null ? [] : [{ day: dayIn(new Date(window.start), zone), release }];
  });
  return [...Map.groupBy(dated, ({ day }) => day)].map(([day, group]) => ({
    day,
    releases: group.map(({ release }) => release),
  }));
}

export type TimeLeft = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** Whole days, hours, minutes and seconds of a span in milliseconds; zeros if it is over. */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

function zoneOf({ timeZone }: ReleaseTimes): string {
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC';
}

function instant(text: string | null): number | null {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
