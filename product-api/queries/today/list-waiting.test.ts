import { desc, eq } from 'drizzle-orm';
import t from 'tap';
import { contractOf } from '../../../shared/desk/operations.ts';
import { steps } from '../../../shared/desk/order-steps.ts';
import { nextActor, orderStatuses } from '../../../shared/domain/order-status.ts';
import {
  addPerson,
  bid,
  day,
  inMarket,
  list,
  listApproved,
  type Market,
  run,
} from '../../../tests/product-api/support/market.ts';
import { advanceTo } from '../../../tests/product-api/support/operate.ts';
import { placeAsk } from '../../commands/place-ask.ts';
import { requestChanges } from '../../commands/request-changes.ts';
import { releases } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import { listOrdersForOperator } from '../list-orders-for-operator.ts';
import { listWaiting } from './list-waiting.ts';

const waitingIn = (market: Market) => listWaiting(market.db, market.now());

t.test('a listing that its seller sent again is told apart from new ones', (t) =>
  inMarket(t, async (market) => {
    const userId = await addPerson(market);
    const listing = { price: 50_000 };
    const [first, second] = [
      await list(market, userId, listing),
      await list(market, userId, listing),
    ];
    await run(market, (context) =>
      requestChanges(context, {
        askId: first.id,
        to: 'MoreInfoRequired',
        reason: 'A picture of the signature, please.',
        actor: 'operator:test',
      }),
    );
    t.match(await waitingIn(market), [{ kind: 'listing', id: second.id }]);
    await run(market, (context) => placeAsk(context, { userId, askId: first.id, bidId: 0 }));
    t.match(await waitingIn(market), [
      { kind: 'listing', id: second.id, dueBy: 'us' },
      { kind: 'answer', id: first.id, dueBy: 'us' },
    ]);
  }),
);

t.test('an order waits with the side that is late', (t) =>
  inMarket(t, async (market) => {
    const [sellerId, buyerId] = [await addPerson(market), await addPerson(market)];
    await listApproved(market, sellerId, { price: 50_000 });
    await bid(market, buyerId, { price: 50_000 });
    const [order] = await market.db.select().from(orders);
    const { id } = order!;
    t.same(await waitingIn(market), [], 'the buyer has time to pay');
    market.passTime(30 * day);
    t.match(await waitingIn(market), [{ kind: 'order', id, dueBy: 'buyer' }]);
    await advanceTo(market, id, 'AwaitingShipment');
    t.same(await waitingIn(market), [], 'the seller has time to ship');
    market.passTime(30 * day);
    t.match(await waitingIn(market), [{ kind: 'order', id, dueBy: 'seller' }]);
    await advanceTo(market, id, 'Shipped');
    const [shipped] = await market.db.select().from(orders).where(eq(orders.id, id));
    t.match(await waitingIn(market), [
      { kind: 'order', id, dueBy: 'carrier', due: shipped!.deadline },
    ]);
    await advanceTo(market, id, 'Received');
    const [received] = await waitingIn(market);
    t.match(received, { dueBy: 'us' });
    t.ok(received!.due! > received!.since);
  }),
);

t.test('an order waits in every state in which the staff acts next', (t) =>
  inMarket(t, async (market) => {
    const [sellerId, buyerId] = [await addPerson(market), await addPerson(market)];
    for (const status of orderStatuses) {
      await listApproved(market, sellerId, { price: 50_000 });
      await bid(market, buyerId, { price: 50_000 });
      const [order] = await market.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
      const { id } = order!;
      /** Before that its payout leaves by itself. */
      const isOver = status === 'Delivered' && { deadline: market.now() };
      await market.db
        .update(orders)
        .set({ status, ...isOver })
        .where(eq(orders.id, id));
      const isOurs = nextActor[status] === 'deckle';
      const waiting = (await waitingIn(market)).find((one) => one.id === id);
      t.equal(waiting !== undefined, isOurs, status);
      if (!waiting) continue;
      const [step] = steps[status];
      t.ok(step, `${status} has a step to take`);
      t.equal(waiting.role, step?.role, `${status} waits for the role that takes its step`);
      t.equal(step && contractOf(step.operation).role, waiting.role, status);
      t.match(waiting.task, new RegExp(`: ${step?.label}$`, 'i'));
      const {
        orders: [listed],
      } = await listOrdersForOperator(market.db, { find: String(id) });
      t.equal(listed?.status, status, 'and stands in the list');
    }
  }),
);

t.test('a release waits on the day before it opens', (t) =>
  inMarket(t, async (market) => {
    const opensIn = (days: number) => new Date(market.now().getTime() + days * day);
    const rows = await market.db
      .insert(releases)
      .values([
        { name: 'Tomorrow', kind: 'single', startsAt: opensIn(0.9) },
        { name: 'Next week', kind: 'single', startsAt: opensIn(7) },
        { name: 'Open', kind: 'single', startsAt: opensIn(-1) },
        { name: 'Withdrawn', kind: 'single', startsAt: opensIn(0.5), takenDownAt: opensIn(-1) },
      ])
      .returning();
    t.match(await waitingIn(market), [
      { kind: 'release', id: rows[0]!.id, task: /without an address/ },
    ]);
  }),
);
