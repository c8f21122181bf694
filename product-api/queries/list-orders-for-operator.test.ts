import { eq } from 'drizzle-orm';
import t from 'tap';
import { addPerson, bid, inMarket, listApproved } from '../../tests/product-api/support/market.ts';
import { advance, advanceTo } from '../../tests/product-api/support/operate.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
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
      (await listOrdersForOperator(db, { find })).orders.map((row) => row.id);
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
    t.same((await listOrdersForOperator(db, { find: 'ferry', status: 'PaidOut' })).orders, []);
  }),
);

t.test('of a name that many have, it says that there may be more', (t) =>
  inMarket(t, async (market) => {
    const { db } = market;
    const [sellerId, buyerId] = [await addPerson(market), await addPerson(market)];
    await listApproved(market, sellerId, { price: 50_000 });
    await bid(market, buyerId, { price: 50_000 });
    const [order] = await db.select().from(orders);
    const { id } = order!;
    const isMore = async (find: string) => (await listOrdersForOperator(db, { find })).isMore;
    t.equal(await isMore('Per Son'), false);
    const names = Array.from({ length: 300 }, (_, one) => `common${one}@example.com`);
    await db
      .insert(users)
      .values(names.map((email) => ({ username: email, email, firstName: 'Bo', lastName: 'Yi' })));
    t.equal(await isMore('Bo Yi'), true);
    t.equal(await isMore('yi'), true, 'two letters begin a name');
    t.equal(await isMore('io'), false, 'and are not looked for inside of one');
    await db
      .update(users)
      .set({ lastName: String(id) })
      .where(eq(users.firstName, 'Bo'));
    t.match(await listOrdersForOperator(db, { find: String(id) }), { orders: [{ id }] });
  }),
);

t.test('a search has the newest first, a queue the longest in its status', (t) =>
  inMarket(t, async (market) => {
    const { db } = market;
    const [sellerId, buyerId] = [await addPerson(market), await addPerson(market)];
    for (const _ of [1, 2]) {
      await listApproved(market, sellerId, { price: 50_000 });
      await bid(market, buyerId, { price: 50_000 });
      market.passTime(1000);
    }
    const [older, newer] = (await db.select().from(orders).orderBy(orders.id)).map(({ id }) => id);
    const listed = async (input: Parameters<typeof listOrdersForOperator>[1]) =>
      (await listOrdersForOperator(db, input)).orders.map(({ id }) => id);
    t.same(await listed({}), [older, newer]);
    t.same(await listed({ find: 'per son' }), [newer, older]);
    t.same(await listed({ find: 'per son', status: 'PaidOut' }), []);
    await db.update(orders).set({ status: 'PaidOut' });
    t.same(await listed({ status: 'PaidOut' }), [newer, older]);
  }),
);
