import { describe, expect, it } from 'vitest';
import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import type { CopyView } from '../../../../../shared/contracts/copy-details.ts';
import { defaultFees } from '../../../../../shared/domain/default-fees.ts';
import { editionLabel } from '../../../../../shared/domain/edition-label.ts';
import type { Fees } from '../../../../../shared/domain/fees.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { artworkOf, editionOf, order } from '../../../lib/testing/catalogue.ts';
import { bookRows } from './book-rows.ts';
import { chosenEdition } from './chosen-edition.ts';
import { deliveredLines } from './delivered.ts';
import { releaseDay } from './release-day.ts';
import { tradeLink } from './trade-links.ts';

const copyOf: CopyView = {
  ...{ number: '3/75', newCondition: true, conditionNotes: '', provenance: '' },
  ...{ certificate: false, framed: true, summary: '' },
};

describe('bookRows', () => {
  it('groups orders of one price and keeps the book’s order', () => {
    const orders = [
      order(1, 100, { placedAt: '2026-11-02T00:00:00.000Z' }),
      order(2, 100, { placedAt: '2026-11-01T00:00:00.000Z' }),
      order(3, 90),
    ];
    expect(bookRows(orders, new Set())).toEqual([
      {
        id: 1,
        price: money(10_000, 'GBP'),
        count: 2,
        since: '2026-11-01T00:00:00.000Z',
        ownId: null,
        copy: undefined,
      },
      {
        id: 3,
        price: money(9_000, 'GBP'),
        count: 1,
        since: '2026-11-01T10:00:00.000Z',
        ownId: null,
        copy: undefined,
      },
    ]);
  });

  it('does not group different currencies', () => {
    const dollars = order(2, 100, { price: money(10_000, 'USD') });
    expect(bookRows([order(1, 100), dollars], new Set())).toHaveLength(2);
  });

  it('keeps apart copies that are described differently', () => {
    const copy = { ...copyOf, summary: 'No. 3/75 · As new' };
    const rows = bookRows([order(1, 100), order(2, 100, { copy }), order(3, 100)], new Set());
    expect(rows.map(({ id, count, copy }) => [id, count, copy])).toEqual([
      [1, 1, undefined],
      [2, 1, 'No. 3/75 · As new'],
      [3, 1, undefined],
    ]);
  });

  it('marks a group that contains the visitor’s order', () => {
    const [first, second] = bookRows([order(1, 100), order(2, 100), order(3, 90)], new Set([2]));
    expect(first?.ownId).not.toBeNull();
    expect(second?.ownId).toBeNull();
  });
});

describe('chosenEdition', () => {
  const main = editionOf({ id: 1 });
  const proof = editionOf({ id: 2, name: 'Artist' });

  it('is the edition that the address names', () => {
    expect(chosenEdition(artworkOf({ editions: [main, proof] }), 'Artist')).toBe(proof);
  });

  it('is Main for an address without a name', () => {
    const artwork = artworkOf({ editions: [proof, main], shownEditionId: 2 });
    expect(chosenEdition(artwork, null)).toBe(main);
  });

  it('is the shown edition if the named one does not exist', () => {
    const artwork = artworkOf({ editions: [main, proof], shownEditionId: 2 });
    expect(chosenEdition(artwork, 'Printer')).toBe(proof);
    expect(chosenEdition(artworkOf({ editions: [] }), null)).toBeNull();
  });
});

describe('deliveredLines', () => {
  const place = { country: 'US', region: 'US', currency: 'USD' } as const;
  const delivered = (edition: EditionView, fees: Partial<Fees> = {}) =>
    deliveredLines(edition.asks[0]!, { ...defaultFees, ...fees }, { ...unknownVisitor, place });

  it('adds shipping to the buyer’s region and the processing fee, in the buyer’s currency', () => {
    const edition = editionOf({ asks: [order(1, 100, { sellerRegion: 'UK' })] });
    expect(delivered(edition)).toEqual({
      price: money(13_100, 'USD'),
      shipping: money(1_048, 'USD'),
      processFee: money(566, 'USD'),
      total: money(14_714, 'USD'),
    });
  });

  it('adds no shipping within one region', () => {
    const edition = editionOf({ asks: [order(1, 100, { sellerRegion: 'US' })] });
    expect(delivered(edition).shipping.amount).toBe(0);
  });

  it('charges the server’s fees', () => {
    const edition = editionOf({ asks: [order(1, 100, { sellerRegion: 'US' })] });
    expect(delivered(edition, { processFeeNonGb: 10 }).processFee).toEqual(money(1_310, 'USD'));
  });
});

describe('names and links', () => {
  it('labels editions', () => {
    expect(editionLabel({ name: 'Main', suffix: '' })).toBe('Main edition');
    expect(editionLabel({ name: 'Artist', suffix: 'AP' })).toBe('Artist’s proof');
    expect(editionLabel({ name: 'Other', suffix: 'Night Colourway' })).toBe('Night Colourway');
  });

  it('links to the action’s flow for the edition', () => {
    const artwork = artworkOf();
    expect(tradeLink(artwork, 'Main', 'bid')).toBe(
      '/bid-or-buy/ines-valadares/low-tide/41/Main?action=bid',
    );
    expect(tradeLink(artwork, 'Artist', 'sell')).toBe(
      '/ask-or-sell/ines-valadares/low-tide/41/Artist?action=sell',
    );
  });
});

describe('releaseDay', () => {
  const stated = { releaseDate: '2026-11-24', isFullDate: true, release: null };
  const release = {
    ...{ id: 7, name: 'Low Tide', href: '/', kind: 'single' as const, phase: 'before' as const },
    ...{ startsAt: '2026-11-24T16:00:00.000Z', endsAt: null, timeZone: null },
  };

  it('is the viewer’s day of an announced release', () => {
    expect(releaseDay({ ...stated, release }, 'UTC')).toBe('24 November 2026');
    expect(releaseDay({ ...stated, release }, 'Pacific/Auckland')).toBe('25 November 2026');
  });

  it('is the stated day once it is out, the same everywhere', () => {
    const out = { ...release, phase: 'out' as const };
    expect(releaseDay({ ...stated, release: out }, 'Pacific/Auckland')).toBe('24 November 2026');
    expect(releaseDay(stated, 'Pacific/Auckland')).toBe('24 November 2026');
    expect(releaseDay({ ...stated, releaseDate: null }, 'UTC')).toBeNull();
  });
});
