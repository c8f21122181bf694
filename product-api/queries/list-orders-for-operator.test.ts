import { eq } from 'drizzle-orm';
import t from 'tap';
import { addPerson, bid, inMarket, listApproved } from '../../tests/product-api/support/market.ts';
import { advance, advanceTo } from '../../tests/product-api/support/operate.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/market.ts';
import { users } from '../db/schema/people.ts';
import { listOrdersForOperator } from './list-orders-for-operator.ts';

t.test('an order is found by all that it is known by, and by nothing else', (t) =>
  inMarket(t, async (market) => {
    const { db, artworkId } = market;
    const [sellerId, buyerId] = [await addPerson(market), await addPerson(market)];
    const name = (id: number, firstName: string, email: string) =>
      db.update(users).set({ firstName, lastName: 'Aker', email }).where(eq(users.id, id));
    await name(sellerId, 'Søren', 'soren@example.com');
    await name(buyerId, 'Bodil', 'bodil@example.com');
    await listApproved(market, sellerId, { price: 50_000 });
    await bid(market, buyerId, { price: 50_000 });
    const [order] = await db.select().from(orders);
    const { id } = order!;
    await advanceTo(market, id, 'AwaitingShipment');
    await advance(market, id, { tracking: 'JD01 4600' });
    const found = async (find: string) =>
      (await listOrdersForOperator(db, { find })).map((row) => row.id);
    const known = [
      String(id),
      'SOREN@example.com',
      'bodil@example.com',
      'bodil ak',
      'soren aker',
      'JD01 4600',
      'night ferry',
      'Ferr',
      ' fer ni ',
    ];
    for (const find of known) t.same(await found(find), [id], find);
    for (const find of ['%', '_', 'day ferry', 'JD01', 'rry', String(id + 1)]) {
      t.same(await found(find), [], find);
    }
    await db.update(artworks).set({ hiddenAt: market.now() }).where(eq(artworks.id, artworkId));
    t.same(await found('night ferry'), [id], 'an unpublished work');
    t.same(await listOrdersForOperator(db, { find: 'ferry', status: 'PaidOut' }), []);
  }),
);
