import t from 'tap';
import { artwork } from '../../tests/support/wire-fixtures.ts';
import { artworkCard } from './artwork-card.ts';
import { mixArtists } from './mix-artists.ts';

const work = (id: number, artist: number) =>
  artworkCard({
    id,
    attributes: artwork({
      artists: { data: [{ id: artist, attributes: { name: `Artist ${artist}` } }] },
    }),
  });
const mixedIds = (...works: ReturnType<typeof work>[]) => mixArtists(works).map(({ id }) => id);

t.test('neighbours are by different artists as far as possible', async (t) => {
  t.same(mixedIds(work(1, 1), work(2, 1), work(3, 2)), [1, 3, 2]);
  t.same(mixedIds(work(1, 1), work(2, 1)), [1, 2], 'where one artist made them all, each stays');
  t.same(mixedIds(), []);
});
