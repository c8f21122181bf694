import { Route, Routes } from 'react-router';
import type { ArtworkView, PastSale } from '../../../../../shared/contracts/catalogue.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { artworkOf, editionOf, order } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { ArtworkPage } from '../pages/artwork-page.tsx';

export const href = '/artworks/ines-valadares/1/low-tide/41';

/**
 * Opens an artwork's page with the data that the server embeds; without data, nothing is loaded.
 */
export function openArtwork(
  artwork: ArtworkView | null,
  {
    at = href,
    session = {},
    market = [],
  }: {
    at?: string;
    session?: Partial<SessionView>;
    /** Sales of the first edition, oldest first; null: not loaded. */
    market?: readonly PastSale[] | null;
  } = {},
) {
  const page = (
    <Routes>
      <Route element={<ArtworkPage />} path="/artworks/*" />
      <Route element="elsewhere" path="*" />
    </Routes>
  );
  const sold = { editions: [{ editionId: 1, sales: market, isComplete: true }] };
  return renderAt(at, page, session, {
    ...(artwork && { '/api/artworks/41': artwork }),
    ...(market && { '/api/artworks/41/market': sold }),
  });
}

export const traded = artworkOf({
  editions: [
    editionOf({
      id: 1,
      bids: [order(11, 90), order(12, 90), order(13, 80)],
      asks: [order(21, 100, { sellerRegion: 'UK' }), order(22, 120)],
      lastSale: { price: money(9_500, 'GBP'), soldAt: '2026-08-22T12:00:00.000Z' },
    }),
    editionOf({ id: 2, name: 'Artist', suffix: 'AP', asks: [order(31, 300)] }),
  ],
  shownEditionId: 1,
});
