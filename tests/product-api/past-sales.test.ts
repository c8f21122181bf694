import { eq } from 'drizzle-orm';
import t from 'tap';
import { addPastSale } from '../../product-api/commands/catalogue/record-past-sale.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { listSales } from '../../product-api/queries/list-sales.ts';
import { addPerson, bid, inMarket, listApproved, readEdition, run } from './support/market.ts';
import { cancelByOperator } from './support/operate.ts';

t.test(
  'a sale here is newer than one elsewhere, and the other way round once it falls through',
  (t) =>
    inMarket(t, async (market) => {
      const [seller, buyer] = [await addPerson(market), await addPerson(market)];
      const editionId = market.editionIds[0];
      const past = { isWithdrawn: false, source: '', currency: 'GBP', actor: 'desk:1' } as const;
      for (const [reference, soldOn, price] of [
        ['one', '2020-01-02', 10_00],
        ['two', '2021-01-02', 20_00],
      ] as const) {
        await run(market, (context) =>
          addPastSale(context, { ...past, editionId, reference, soldOn, price }),
        );
      }
      t.match(await readEdition(market, editionId), { lastSalePrice: 20_00 });
      await listApproved(market, seller, { price: 300_00 });
      await bid(market, buyer, { price: 300_00 });
      const { artworkId, ...sold } = await readEdition(market, editionId);
      t.match(sold, { lastSalePrice: 300_00 });
      const prices = async (most: number) =>
        (await listSales(market.db, [artworkId], most)).map(({ price }) => price);
      t.same(await prices(1), [300_00]);
      t.same(await prices(2), [300_00, 20_00]);
      t.same(await prices(5), [300_00, 20_00, 10_00]);
      t.match(await listSales(market.db, [artworkId], 2), [
        { isElsewhere: false },
        { isElsewhere: true },
      ]);
      const [order] = await market.db.select().from(orders).where(eq(orders.editionId, editionId));
      if (!order) throw new Error('no order');
      await cancelByOperator(market, order.id);
      t.same(await prices(5), [20_00, 10_00]);
      t.match(await readEdition(market, editionId), { lastSalePrice: 20_00 });
    }),
);
