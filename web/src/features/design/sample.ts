import type { ArtworkCard, PictureView } from '../../../../shared/contracts/catalogue.ts';
import { money } from '../../../../shared/domain/money.ts';

/** An inline picture, so that the design page needs no server. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><rect width="80" height="100" fill="#efe9dc"/><rect x="8" y="8" width="64" height="74" fill="#5b7c99"/><path d="M8 60q16-9 32 0t32 0v22H8z" fill="#223a52"/><circle cx="54" cy="30" r="9" fill="#e8dcc0"/></svg>`;

export const samplePicture: PictureView = {
  alt: 'A sheet of blue paper',
  placeholder: '#5b7c99',
  width: 800,
  height: 1000,
  formats: [
    {
      name: 'small',
      url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
      width: 384,
      height: 480,
    },
  ],
};

export const sampleArtwork: ArtworkCard = {
  id: 1,
  name: 'Low Tide, Looking Back',
  artists: [{ id: 1, name: 'Inês Valadares' }],
  medium: 'Etching',
  year: 2024,
  href: '/',
  picture: samplePicture,
  comesOut: null,
  shown: {
    editionId: 1,
    name: 'Artist',
    suffix: 'AP',
    lowestAsk: { id: 1, price: money(124_000, 'GBP'), priceGbp: 124_000 },
    highestBid: { id: 2, price: money(110_000, 'GBP'), priceGbp: 110_000 },
    lastSale: money(118_000, 'GBP'),
  },
};
