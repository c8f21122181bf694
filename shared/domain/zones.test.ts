import { describe, expect, it } from 'vitest';
import { dayIn, instantIn, localTime, midnightIn } from './zones.ts';

/** Zones whose clocks change at midnight: some days begin at one o’clock, or have two midnights. */
const zones = [
  ...['Atlantic/Azores', 'America/Santiago', 'America/Havana', 'America/Asuncion'],
  ...['Asia/Beirut', 'Africa/Cairo', 'America/Scoresbysund', 'Asia/Gaza', 'America/Nuuk'],
  ...['Europe/London', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC'],
];
const dayMs = 86_400_000;
const days = Array.from({ length: 730 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1) + index * dayMs).toISOString().slice(0, 10),
);

describe('a day', () => {
  it.each(zones)('begins in %s at its first instant', (zone) => {
    const wrong = days.filter((day) => {
      const midnight = midnightIn(day, zone);
      return dayIn(midnight, zone) !== day || dayIn(new Date(midnight.getTime() - 1), zone) >= day;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2027-03-14', 'America/Havana', '2027-03-14T05:00:00.000Z'],
    ['2026-07-01', 'Europe/London', '2026-06-30T23:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, instant) => {
    expect(midnightIn(day, zone).toISOString()).toBe(instant);
  });
});

describe('a time of a wall clock', () => {
  it.each([
    ['2026-12-01T17:00', 'America/New_York', '2026-12-01T22:00:00.000Z'],
    ['2026-07-01T00:30', 'Europe/London', '2026-06-30T23:30:00.000Z'],
    ['2026-07-01T05:45', 'Asia/Kathmandu', '2026-07-01T00:00:00.000Z'],
    ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(instantIn(local, zone)?.toISOString()).toBe(instant);
    expect(localTime(new Date(instant), zone)).toBe(local);
  });

  it.each(['2026-03-29T01:30', '2026-02-30T10:00', '2026-12-01', '2026-12-01T17:00Z', 'noon'])(
    'is none for %s in London',
    (local) => {
      expect(instantIn(local, 'Europe/London')).toBeNull();
    },
  );

  it.each(zones)('leads back to itself in %s', (zone) => {
    const wrong = days
      .map((day) => `${day}T12:34`)
      .filter((local) => localTime(instantIn(local, zone) ?? new Date(0), zone) !== local);
    expect(wrong).toEqual([]);
  });
});
