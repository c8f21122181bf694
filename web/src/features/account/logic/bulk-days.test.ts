import { expect, test } from 'vitest';
import { ask } from '../testing/fixtures.ts';
import { bulkDays } from './bulk-days.ts';

test('groups listings of bulk uploads by the viewer’s day, the newest first', () => {
  const asks = [
    ask({ id: 1, bulkAddedAt: '2026-11-01T23:30:00.000Z' }),
    ask({ id: 2 }),
    ask({ id: 3, bulkAddedAt: '2026-11-02T09:00:00.000Z' }),
    ask({ id: 4, bulkAddedAt: '2026-10-30T09:00:00.000Z' }),
  ];
  expect(bulkDays(asks, 'UTC')).toEqual([
    { day: '2 November 2026', askIds: [3] },
    { day: '1 November 2026', askIds: [1] },
    { day: '30 October 2026', askIds: [4] },
  ]);
  expect(bulkDays(asks, 'Europe/Berlin')[0]).toEqual({ day: '2 November 2026', askIds: [3, 1] });
});
