import { eq } from 'drizzle-orm';
import t from 'tap';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import { artworks } from '../../db/schema/catalogue.ts';

t.test('latest asks and bids', async (t) => {
  const { app, db, catalogue } = await startTestProductApi(t);
  const [first, second] = catalogue.artworkIds as [number, number];
  const set = (id: number, values: Partial<typeof artworks.$inferInsert>) =>
    db.update(artworks).set(values).where(eq(artworks.id, id));
  await set(first, { lowestAskGbp: 100, lastAskAt: new Date('2026-01-01'), lastBidAt: new Date() });
  await set(second, { lowestAskGbp: 100, lastAskAt: new Date('2026-02-01'), highestBidGbp: 90 });
  await set(second, { lastBidAt: new Date() });
  const latest = async (side: string, payload?: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/artworks/latest-${side}`,
      ...(payload ? { payload } : {}),
    });
    return answer.json();
  };
  const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

  t.test('answers the newest first', async (t) => {
    t.same(ids(await latest('asks', {})), [second, first]);
  });
  t.test('leaves out a work whose last bid is gone', async (t) => {
    t.same(ids(await latest('bids')), [second]);
  });
  t.test('takes as many as asked for', async (t) => {
    t.same(ids(await latest('asks', { pageSize: 1 })), [second]);
  });
  t.test('refuses more than a hundred', async (t) => {
    t.equal((await latest('asks', { pageSize: 101 })).error.status, 400);
  });
});
