import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ArtworkCard as Card } from '../../../shared/contracts/catalogue.ts';
import { money } from '../../../shared/domain/money.ts';
import { renderAt } from '../lib/testing/render-at.tsx';
import { ArtworkCard } from './artwork-card.tsx';

const card: Card = {
  id: 41,
  name: 'Low Tide',
  artists: [{ id: 1, name: 'Inês Valadares' }],
  medium: 'Etching',
  year: 2024,
  href: '/artworks/ines-valadares/1/low-tide/41?edition=Artist',
  picture: null,
  comesOut: null,
  shown: {
    editionId: 7,
    name: 'Artist',
    suffix: 'AP',
    lowestAsk: { id: 1, price: money(10_000, 'GBP'), priceGbp: 10_000 },
    highestBid: null,
    lastSale: null,
  },
};

describe('ArtworkCard', () => {
  it('is one link, named by the title, to the shown edition', () => {
    renderAt('/', <ArtworkCard artwork={card} sizes="20rem" />);
    const link = screen.getByRole('link', { name: 'Low Tide AP' });
    expect(link).toHaveAttribute('href', card.href);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('shows the release date instead of prices for an unreleased artwork', () => {
    const shown = { ...card.shown, lowestAsk: null };
    const { unmount } = renderAt(
      '/',
      <ArtworkCard artwork={{ ...card, comesOut: '2026-11-24', shown }} sizes="20rem" />,
    );
    expect(screen.getByText('Out 24 November')).toBeVisible();
    expect(screen.queryByRole('definition')).toBeNull();
    unmount();
    renderAt('/', <ArtworkCard artwork={{ ...card, comesOut: '2026-11-24' }} sizes="20rem" />);
    expect(screen.queryByText('Out 24 November')).toBeNull();
  });

  it('shows prices in the visitor’s currency, and a dash for a missing one', () => {
    renderAt('/', <ArtworkCard artwork={card} sizes="20rem" />, {
      place: { country: 'FR', region: 'EU_1', currency: 'EUR' },
    });
    expect(screen.getAllByRole('definition').map((price) => price.textContent)).toEqual([
      '–none',
      '≈ €114',
    ]);
  });
});
