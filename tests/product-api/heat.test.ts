import { eq } from 'drizzle-orm';
import t from 'tap';
import { editAsk } from '../../product-api/commands/edit-ask.ts';
import { placeBid } from '../../product-api/commands/place-bid.ts';
import { artworks } from '../../product-api/db/schema/catalogue.ts';
import { addHeat, heatOf, heatWeights } from '../../shared/domain/heat.ts';
import {
  addPerson,
  bid,
  day,
  draftPurchase,
  inMarket,
  listApproved,
  type Market,
  run,
} from './support/market.ts';

async function heatIn(market: Market): Promise<number> {
  const [row] = await market.db
    .select({ heat: artworks.heat })
    .from(artworks)
    .where(eq(artworks.id, market.artworkId));
  return row!.heat;
}

const near = (one: number, other: number) => Math.abs(one - other) < 1e-6;

t.test('asks, bids and sales raise a work’s heat, edits do not', (t) =>
  inMarket(t, async (market) => {
    const order = () => heatOf(heatWeights.order, market.now());
    t.equal(await heatIn(market), 0, 'nothing has happened');
    const seller = await addPerson(market);
    const ask = await listApproved(market, seller, { price: 100_00 });
    let heat = order();
    t.ok(near(await heatIn(market), heat), 'an ask');

    market.passTime(40 * day);
    const buyer = await addPerson(market);
    await bid(market, buyer, { price: 60_00 });
    heat = addHeat(heat, order());
    t.ok(near(await heatIn(market), heat), 'and a bid, by when each came');

    await run(market, (work) =>
      editAsk(work, { userId: seller, askId: ask.id, body: { price: 110_00 } }),
    );
    t.ok(near(await heatIn(market), heat), 'editing an order is no news of the work');

    const draft = await draftPurchase(market, buyer, ask.id);
    await run(market, (work) => placeBid(work, { userId: buyer, bidId: draft.id }));
    heat = addHeat(heat, heatOf(heatWeights.sale, market.now()));
    t.ok(near(await heatIn(market), heat), 'and a sale, which counts for more');
  }),
);
