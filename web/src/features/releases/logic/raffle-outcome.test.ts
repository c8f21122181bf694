import { describe, expect, it } from 'vitest';
import type { EnteredRaffle } from '../../../../../shared/contracts/following.ts';
import { raffleOutcome } from './raffle-outcome.ts';

const raffle = (more: Partial<EnteredRaffle['entry']>, draw: EnteredRaffle['draw']) => ({
  release: {
    id: 1,
    name: 'Low Tide',
    artists: [],
    extraArtists: '',
    href: '/release-calendar/low-tide-1',
    kind: 'raffle' as const,
    startsAt: '2026-11-01T10:00:00.000Z',
    endsAt: '2026-11-20T10:00:00.000Z',
    timeZone: null,
    phase: 'open' as const,
    picture: null,
  },
  entry: { id: 9, enteredAt: '2026-11-02T10:00:00.000Z', rank: null, buyBy: null, ...more },
  draw,
});
const draw = { winners: 3, entries: 41 };

describe('raffleOutcome', () => {
  it('tells the last winner their deadline, in the viewer’s time zone', () => {
    const drawn = raffle({ rank: 3, buyBy: '2026-11-27T23:30:00.000Z' }, draw);
    expect(raffleOutcome(drawn, 'closed', 'Asia/Tokyo')).toEqual({
      label: 'You were drawn',
      tone: 'good',
      detail: 'Your entry came 3rd of 41. You can buy until 28 November 2026, 08:30.',
    });
  });

  it('tells the next entrant that they did not win', () => {
    expect(raffleOutcome(raffle({ rank: 4 }, draw), 'closed', 'UTC')).toEqual({
      label: 'Not drawn',
      tone: 'neutral',
      detail: 'Your entry came 4th of 41.',
    });
  });

  it('tells an entrant when the raffle closes, and that they wait', () => {
    const { label, detail } = raffleOutcome(raffle({}, null), 'open', 'UTC');
    expect([label, detail]).toEqual(['You are entered', 'Open until 20 November 2026, 10:00.']);
    expect(raffleOutcome(raffle({}, null), 'closed', 'UTC').label).toBe('Waiting to be drawn');
  });

  it('waits while the entry’s rank is unknown', () => {
    expect(raffleOutcome(raffle({}, draw), 'closed', 'UTC').label).toBe('Waiting to be drawn');
  });
});
