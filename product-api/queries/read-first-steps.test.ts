import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import t from 'tap';
import {
  addPerson,
  inMarket,
  list,
  listApproved,
  type Market,
} from '../../tests/product-api/support/market.ts';
import { artworkPictures, artworks, pictures } from '../db/schema/catalogue.ts';
import { storeSetUp } from '../db/site-settings.ts';
import { readFirstSteps } from './read-first-steps.ts';

const blank = { name: 'a', alternativeText: 'a', recipe: {}, width: 3, height: 4, placeholder: '' };

async function statesIn(market: Market): Promise<string> {
  const steps = await readFirstSteps(market.db);
  return steps.map(({ step, state }) => `${step} ${state}`).join(', ');
}

t.test('the first steps are open until something is done, and say what is only a trial', (t) =>
  inMarket(t, async (market) => {
    const rest = 'work open, listing open';
    t.equal(await statesIn(market), `address open, payments open, mail open, ${rest}`);
    await storeSetUp(market.db, {
      publicUrl: 'http://localhost:3000',
      payments: 'sandbox',
      mailHost: '127.0.0.1',
    });
    t.equal(await statesIn(market), `address trial, payments trial, mail trial, ${rest}`);
    await storeSetUp(market.db, {
      publicUrl: 'https://deckle.example',
      payments: 'stripe',
      mailHost: 'smtp.deckle.example',
    });
    t.equal(await statesIn(market), `address done, payments done, mail done, ${rest}`);
  }),
);

t.test('a work counts once visitors see it with a picture, a listing once it is approved', (t) =>
  inMarket(t, async (market) => {
    const { db, artworkId } = market;
    const worksAndListings = async () => (await statesIn(market)).split(', ').slice(3);
    const [picture] = await db
      .insert(pictures)
      .values({ ...blank, id: randomUUID() })
      .returning();
    await db.insert(artworkPictures).values({ artworkId, pictureId: picture!.id, position: 0 });
    await db.update(artworks).set({ hiddenAt: new Date() }).where(eq(artworks.id, artworkId));
    t.same(await worksAndListings(), ['work open', 'listing open'], 'a draft');
    await db.update(artworks).set({ hiddenAt: null }).where(eq(artworks.id, artworkId));
    t.same(await worksAndListings(), ['work done', 'listing open']);
    const sellerId = await addPerson(market);
    await list(market, sellerId, { price: 50_000 });
    t.same(await worksAndListings(), ['work done', 'listing open'], 'waits for its verdict');
    await listApproved(market, sellerId, { price: 50_000 });
    t.same(await worksAndListings(), ['work done', 'listing done']);
  }),
);
