import { expect, test, vi } from 'vitest';
import { csvFile } from '../../../lib/save-csv.ts';
import { ask, lowTide } from '../testing/fixtures.ts';
import { listingRows } from './listing-rows.ts';

test('a spreadsheet gets whole amounts, and no formula', () => {
  const edition = { ...lowTide, artworkName: '=HYPERLINK("https://evil.test")' };
  const csv = csvFile(
    listingRows(
      [ask({ expiresAt: '2026-12-01T10:00:00.000Z' }), ask({ id: 10, edition })],
      'https://deckle.test',
    ),
  );
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFListing,Artist,Title,Edition,Size,Price,Payout,Currency,Status,Listed on,Open until,Address',
    '9,Inês Valadares,Low Tide,Main,50 × 70 cm,290,263.9,GBP,Live,2026-11-01,2026-12-01,https://deckle.test/artworks/ines-valadares/1/low-tide/41',
    `10,Inês Valadares,"'=HYPERLINK(""https://evil.test"")",Main,50 × 70 cm,290,263.9,GBP,Live,2026-11-01,Until accepted,https://deckle.test/artworks/ines-valadares/1/low-tide/41`,
    '',
  ]);
});

test('days are those of the seller’s time zone, as in the list', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const [row] = listingRows([ask({ expiresAt: '2026-12-01T18:00:00.000Z' })], '');
  vi.unstubAllEnvs();
  expect(row?.['Open until']).toBe('2026-12-02');
});
