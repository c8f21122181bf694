import { describe, expect, it } from 'vitest';
import {
  groupByDay,
  type ReleaseTimes,
  releasePhase,
  releaseWindow,
  statedDay,
  timeLeft,
} from './releases.ts';

const release = (more: Partial<ReleaseTimes>): ReleaseTimes => ({
  kind: 'single',
  startsAt: '2026-06-01T12:00:00.000Z',
  endsAt: null,
  timeZone: null,
  ...more,
});
const at = (iso: string) => Date.parse(iso);

describe('releaseWindow', () => {
  it('gives timed editions and raffles a start and an end', () => {
    for (const kind of ['timed', 'raffle'] as const) {
      expect(releaseWindow(release({ kind, endsAt: '2026-06-03T12:00:00Z' }))).toEqual({
        start: at('2026-06-01T12:00:00Z'),
        end: at('2026-06-03T12:00:00Z'),
      });
    }
  });

  it('gives a single date a start only', () => {
    expect(releaseWindow(release({ endsAt: '2026-06-03T12:00:00Z' }))?.end).toBeNull();
  });

  it('starts a date-only release with its day in the stated zone', () => {
    const seoul = { kind: 'date-only', timeZone: 'Asia/Seoul' } as const;
    const start = at('2026-11-30T15:00:00Z');
    for (const startsAt of ['2026-11-30T15:00:00Z', '2026-12-01T03:00:00Z']) {
      expect(releaseWindow(release({ ...seoul, startsAt }))).toEqual({ start, end: null });
      expect(statedDay(release({ ...seoul, startsAt }))).toBe('2026-12-01');
    }
  });

  it('finds midnight on days of a clock change', () => {
    const day = (startsAt: string, timeZone: string) =>
      releaseWindow(release({ kind: 'date-only', startsAt, timeZone }))?.start;
    // The last Sunday of March and of October in London.
    expect(day('2026-03-29T12:00:00Z', 'Europe/London')).toBe(at('2026-03-29T00:00:00Z'));
    expect(day('2026-10-25T12:00:00Z', 'Europe/London')).toBe(at('2026-10-24T23:00:00Z'));
    expect(day('2026-03-08T12:00:00Z', 'America/New_York')).toBe(at('2026-03-08T05:00:00Z'));
    expect(day('2026-11-01T12:00:00Z', 'America/New_York')).toBe(at('2026-11-01T04:00:00Z'));
  });

  it('treats an unknown zone as UTC', () => {
    const lost = release({ kind: 'date-only', timeZone: 'Moon/Tranquility' });
    expect(releaseWindow(lost)?.start).toBe(at('2026-06-01T00:00:00Z'));
  });

  it('is null without a valid start', () => {
    expect(releaseWindow(release({ startsAt: null }))).toBeNull();
    expect(releaseWindow(release({ startsAt: 'soon' }))).toBeNull();
    expect(releaseWindow(release({ kind: 'unscheduled' }))).toBeNull();
  });
});

describe('releasePhase', () => {
  const raffle = release({ kind: 'raffle', endsAt: '2026-06-03T12:00:00Z' });

  it('includes the start and excludes the end', () => {
    expect(releasePhase(raffle, at('2026-06-01T11:59:59.999Z'))).toBe('before');
    expect(releasePhase(raffle, at('2026-06-01T12:00:00Z'))).toBe('open');
    expect(releasePhase(raffle, at('2026-06-03T11:59:59.999Z'))).toBe('open');
    expect(releasePhase(raffle, at('2026-06-03T12:00:00Z'))).toBe('closed');
  });

  it('is ‘out’ for a started release without an end', () => {
    expect(releasePhase(release({}), at('2026-06-01T12:00:00Z'))).toBe('out');
    expect(releasePhase(release({ startsAt: null }), 0)).toBe('unscheduled');
  });
});

describe('groupByDay', () => {
  const days = (zone: string, releases: readonly ReleaseTimes[]) =>
    groupByDay(releases, zone).map(({ day, releases: list }) => [day, list.length]);

  it('groups by the day in the viewer’s zone', () => {
    const night = [
      release({ startsAt: '2026-06-01T22:30:00Z' }),
      release({ startsAt: '2026-06-01T23:30:00Z' }),
      release({ startsAt: '2026-06-02T05:00:00Z' }),
    ];
    expect(days('UTC', night)).toEqual([
      ['2026-06-01', 2],
      ['2026-06-02', 1],
    ]);
    expect(days('Europe/London', night)).toEqual([
      ['2026-06-01', 1],
      ['2026-06-02', 2],
    ]);
    expect(days('America/Los_Angeles', night)).toEqual([['2026-06-01', 3]]);
    expect(days('Asia/Tokyo', night)).toEqual([['2026-06-02', 3]]);
  });

  it('converts a date-only release to the viewer’s zone', () => {
    const stated = [
      release({ kind: 'date-only', startsAt: '2026-11-30T15:00:00Z', timeZone: 'Asia/Seoul' }),
    ];
    expect(days('Asia/Seoul', stated)).toEqual([['2026-12-01', 1]]);
    expect(days('Europe/London', stated)).toEqual([['2026-11-30', 1]]);
    expect(days('America/New_York', stated)).toEqual([['2026-11-30', 1]]);
    expect(days('Pacific/Auckland', stated)).toEqual([['2026-12-01', 1]]);
  });

  it('puts both repeated hours of a clock change into one day', () => {
    const autumn = ['00:30', '01:30', '23:59'].map((time) =>
      release({ startsAt: `2026-10-25T${time}:00Z` }),
    );
    expect(days('Europe/London', autumn)).toEqual([['2026-10-25', 3]]);
    const spring = ['2026-03-28T23:59:00Z', '2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z'];
    expect(
      days(
        'Europe/London',
        spring.map((startsAt) => release({ startsAt })),
      ),
    ).toEqual([
      ['2026-03-28', 1],
      ['2026-03-29', 2],
    ]);
    // At 03:30 UTC New York is four hours behind: 23:30 of the short day.
    expect(days('America/New_York', [release({ startsAt: '2026-03-09T03:30:00Z' })])).toEqual([
      ['2026-03-08', 1],
    ]);
  });

  it('keeps the order, and skips releases without a start', () => {
    const first = release({ startsAt: '2026-06-02T00:00:00Z' });
    const missing = release({ startsAt: null });
    const last = release({ startsAt: '2026-06-01T00:00:00Z' });
    expect(groupByDay([first, missing, last], 'UTC')).toEqual([
      { day: '2026-06-02', releases: [first] },
      { day: '2026-06-01', releases: [last] },
    ]);
  });
});

describe('timeLeft', () => {
  it('counts whole units, and never below zero', () => {
    expect(timeLeft(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
    expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});
