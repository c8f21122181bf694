import { precompressAnswer } from '../../../server/reads/public-answer.ts';
import { artworkCards } from '../../../server/views/artwork-card.ts';
import type { WireImage } from '../../../shared/contracts/wire/catalogue.ts';
import { ada, artwork, bid, edition, jwtOf, page } from '../../support/wire-fixtures.ts';

/** Answers of the product API double. */

/** Artworks as lists carry them: editions without their books. */
function works(count: number) {
  const { asks: _asks, bids: _bids, ...listed } = edition();
  return Array.from({ length: count }, (_, index) => {
    const id = 100 + index;
    const record = artwork({ name: `Night Harbour ${id}` });
    const editions = { data: [{ id: 1_000 + index, attributes: listed }] };
    const images = record.images.map((image) => ({ ...image, formats: formatsOf(image) }));
    return { id, attributes: { ...record, images, editions } };
  });
}

/** URLs as long as real ones. */
function formatsOf({ url, formats }: WireImage): WireImage['formats'] {
  const at = (name: keyof WireImage['formats']) => ({
    ...formats[name],
    url: url.replace('large', name),
  });
  return {
    xs: at('xs'),
    thumbnail: at('thumbnail'),
    small: at('small'),
    medium: at('medium'),
    large: at('large'),
  };
}

/** The number that gives 19 kB at the browser. */
export const viewedIds = works(19).map(({ id }) => id);
export const viewed = JSON.stringify({ data: works(19) });

const list = works(24);
export const listed = JSON.stringify(page(list));
/** The list as the BFF sends it, for peers that pass it through. */
export const encodedList = await precompressAnswer({
  items: artworkCards(list),
  page: 1,
  pageCount: 1,
  total: list.length,
});

export const draft = JSON.stringify({ data: { id: 51, attributes: bid() }, meta: {} });
export const placed = JSON.stringify({ data: { id: 51, status: 'Approved', orderId: null } });
export const signedInAs = (id: number) =>
  JSON.stringify({ jwt: jwtOf({ padding: 200 }), user: { ...ada, id } });
export const flags = JSON.stringify({ data: [{ name: 'calm', enabled: true }] });
export const rates = JSON.stringify({ data: [{ name: 'GBP_USD', value: 1.3 }] });
export const document = Buffer.alloc(10_240, 'x');
export const documentPath = '/api/asks/61/documents/0190a0b0-0000-4000-8000-000000000009';
export const picture = Buffer.alloc(10_240, 7);
export const documents = JSON.stringify({
  data: [
    {
      id: '0190a0b0-0000-4000-8000-000000000009',
      kind: 'coa',
      name: 'paper.pdf',
      type: 'application/pdf',
      size: 4_096,
      createdAt: '2026-01-02T03:04:05.000Z',
    },
  ],
});

export const picturePath = '/media/0190a0b0-0000-4000-8000-000000000001/medium.webp';
