import { describe, expect, it } from 'vitest';
import type { ReleaseTimes } from '../../../../../shared/domain/releases.ts';
import { dayAndTime, dayHeading, weekday, whenWords } from './when-words.ts';

const release = (more: Partial<ReleaseTimes>): ReleaseTimes => ({
  kind: 'single',
  startsAt: '2026-10-25T00:30:00.000Z',
  endsAt: null,
  timeZone: null,
  ...more,
});

describe('whenWords', () => {
  it('shows the time in the viewer’s time zone', () => {
    expect(whenWords(release({}), 'before', 'Europe/London')).toBe('01:30');
    expect(whenWords(release({}), 'before', 'Asia/Tokyo')).toBe('09:30');
    expect(whenWords(release({}), 'before', 'America/New_York')).toBe('20:30');
  });

  it('shows the end, also in the repeated hour of a clock change', () => {
    const timed = release({ kind: 'timed', endsAt: '2026-10-25T01:30:00.000Z' });
    expect(whenWords(timed, 'before', 'Europe/London')).toBe(
      '01:30, until 25\u00a0October,\u00a001:30',
    );
    expect(whenWords(timed, 'closed', 'UTC')).toBe('00:30, closed 25\u00a0October,\u00a001:30');
  });

  it('shows whole days, and the local start of a day elsewhere', () => {
    const day = release({
      kind: 'date-only',
      startsAt: '2026-11-30T15:00:00.000Z',
      timeZone: 'Asia/Seoul',
    });
    expect(whenWords(day, 'before', 'Asia/Tokyo')).toBe('All day');
    expect(whenWords(day, 'before', 'Europe/London')).toBe(
      'From 15:00, as the day begins in Seoul',
    );
  });

  it('is empty without a start', () => {
    expect(whenWords(release({ startsAt: null }), 'unscheduled', 'UTC')).toBe('');
  });
});

describe('days and zones', () => {
  it('are formatted in words', () => {
    expect(`${weekday('2026-11-21')} ${dayHeading('2026-11-21')}`).toBe(
      'Saturday 21 November 2026',
    );
    expect(dayAndTime(Date.parse('2026-11-21T00:00:00Z'), 'UTC')).toBe('21 November 2026, 00:00');
  });
});
