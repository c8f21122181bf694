import t, { type Test } from 'tap';
import { initialCollections } from '../../product-api/db/initial-collections.ts';
import { collectionsView, collectionView } from '../../shared/contracts/collections.ts';
import { startBff } from '../support/bff.ts';
import { artwork, edition, page } from '../support/wire-fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const work = (id: number, over: Parameters<typeof artwork>[0] = {}) => ({
  id,
  attributes: artwork(over),
});
const askedAt = (pence: number) => ({
  data: [
    {
      id: 21,
      attributes: edition({
        lowestAsk: { id: 31, price: pence, priceGbp: pence, currency: 'GBP' },
      }),
    },
  ],
});

async function startMarket(t: Test) {
  const bff = await startBff(t);
  const sale = (artworkId: number) => ({
    artworkId,
    editionId: 21,
    edition: 'Main',
    soldAt: new Date(Date.now() - day).toISOString(),
    price: 1,
    currency: 'GBP',
    priceGbp: 1,
  });
  bff.upstream.on('GET /api/artworks', ({ query }) => {
    if (query.get('sort[0]') === 'lowestAsk:asc') {
      return {
        body: page([
          work(1, { editions: askedAt(40_000) }),
          work(2, { editions: askedAt(50_001) }),
        ]),
      };
    }
    return { body: page([work(3), work(4), work(5)]) };
  });
  bff.upstream.on('POST /api/artworks/prices', {
    body: { data: [sale(5), sale(4), sale(5), sale(99)] },
  });
  bff.upstream.on('POST /api/artworks/new-releases', { body: { data: [work(6)] } });
  bff.upstream.on('POST /api/artworks/medium', ({ body }) => ({
    body: page([work((body as { medium: string }).medium === 'Woodcut' ? 7 : 8)]),
  }));
  return bff;
}

t.test('collections list the works that match their rule', async (t) => {
  const bff = await startMarket(t);
  const idsIn = async (slug: string) => {
    const view = collectionView.parse((await bff.call('GET', `/api/collections/${slug}`)).json());
    return view.artworks.map(({ id }) => id);
  };
  t.strictSame(await idsIn('most-traded'), [5, 4], 'by sales, and only works that are known');
  t.strictSame(await idsIn('under-500'), [1]);
  t.strictSame(await idsIn('just-released'), [6]);
  t.strictSame(await idsIn('cut-in-relief'), [7, 8]);
  t.strictSame(await idsIn('new-this-month'), [], 'an empty one is there all the same');
});

t.test('the list leaves out empty collections', async (t) => {
  const bff = await startMarket(t);
  const view = collectionsView.parse((await bff.call('GET', '/api/collections')).json());
  const slugs = view.collections.map(({ slug }) => slug);
  t.notOk(slugs.includes('new-this-month'));
  t.ok(slugs.length > 0 && slugs.length < initialCollections.length);
  t.match(view.collections[0], {
    title: 'Most traded',
    href: '/collections/most-traded',
    count: 2,
    pictures: [{ alt: String }, { alt: String }],
  });
});

t.test('chosen works come first, in their order; one without a rule has them alone', async (t) => {
  const bff = await startMarket(t);
  const rows = [
    { slug: 'cut-in-relief', rule: { by: 'medium', mediums: ['Woodcut'] } },
    { slug: 'by-hand', rule: null },
  ];
  bff.upstream.on('GET /api/collections', {
    body: {
      data: rows.map((row, id) => ({
        id,
        attributes: { ...row, title: 'Chosen', text: '', artworkIds: [7, 9, 4] },
      })),
    },
  });
  bff.upstream.on('GET /api/artworks', { body: page([work(4), work(7)]) });
  bff.upstream.on('POST /api/artworks/medium', { body: page([work(7), work(12)]) });
  for (const [slug, ids] of [
    ['cut-in-relief', [7, 4, 12]],
    ['by-hand', [7, 4]],
  ] as const) {
    const view = collectionView.parse((await bff.call('GET', `/api/collections/${slug}`)).json());
    t.strictSame(
      view.artworks.map(({ id }) => id),
      ids,
      slug,
    );
  }
  t.equal((await bff.call('GET', '/api/collections/under-500')).statusCode, 404, 'unpublished');
});

t.test('an unknown collection is not found, without a search for its works', async (t) => {
  const bff = await startMarket(t);
  for (const name of ['nothing', '__proto__', 'constructor', '%2e%2e']) {
    t.equal((await bff.call('GET', `/api/collections/${name}`)).statusCode, 404, name);
  }
  const asked = bff.upstream.calls.filter(({ path }) => path.startsWith('/api/artworks'));
  t.equal(asked.length, 0);
});
