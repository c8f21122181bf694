import type { ArtworkCard, PictureView } from '../../../../shared/contracts/catalogue.ts';
import { money } from '../../../../shared/domain/money.ts';

/** A picture that needs no server: the page shows what primitives do, not what hangs here. */
export const samplePicture: PictureView = {
  alt: 'A sheet of blue paper',
  placeholder: '#5b7c99',
  width: 800,
  height: 1000,
  formats: [{ name: 'small', url: '/favicon.svg', width: 384, height: 480 }],
};

export const sampleArtwork: ArtworkCard = {
  id: 1,
  name: 'Low Tide, Looking Back',
  artists: [{ id: 1, name: 'Inês Valadares' }],
  medium: 'Etching',
  year: 2024,
  href: '/design',
  picture: samplePicture,
  shown: {
    editionId: 1,
    name: 'Artist',
    suffix: 'AP',
    lowestAsk: { id: 1, price: money(124_000, 'GBP'), priceGbp: 124_000 },
    highestBid: { id: 2, price: money(110_000, 'GBP'), priceGbp: 110_000 },
    lastSale: money(118_000, 'GBP'),
  },
};
