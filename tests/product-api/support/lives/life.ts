import { eq, gt, max } from 'drizzle-orm';
import fc from 'fast-check';
import type { Test } from 'tap';
import { isDatabaseUnavailable } from '../../../../product-api/db/failures.ts';
import { orders } from '../../../../product-api/db/schema/orders.ts';
import { users } from '../../../../product-api/db/schema/people.ts';
import { HttpError } from '../../../../product-api/errors.ts';
import type { CommandContext } from '../../../../product-api/market/command-context.ts';
import type { OrderRow } from '../../../../product-api/market/rows.ts';
import { listPauses } from '../../../../product-api/market/trading-pauses.ts';
import { PaymentUnavailable } from '../../../../product-api/payments/payment-port.ts';
import { run } from '../market.ts';
import { openMoneyWorld } from '../money-world.ts';
import { createCrashes, type KillServer } from './crashes.ts';

export const actor = 'operator:test';
export const words = { text: 'It is not what I bought.', files: [] } as const;
export const pick = fc.nat(1000);
export type Step = () => Promise<unknown>;
/** Steps by name. */
export type Steps = Readonly<Record<string, fc.Arbitrary<Step>>>;
export type Life = Awaited<ReturnType<typeof openLife>>;
type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openMoneyWorld>>['addSeller']>>;
/** What no life of an order may come to. */
export class LifeFault extends Error {}

/** Also where a busy machine opens a connection too late, which callers are told as a 503. */
export const isRefusal = (error: unknown) =>
  error instanceof HttpError || error instanceof PaymentUnavailable || isDatabaseUnavailable(error);

/** A marketplace in which lives of orders follow each other. */
export async function openLife(t: Pick<Test, 'teardown'>, killServer?: KillServer) {
  const world = await openMoneyWorld(t);
  const { api, stripe } = world;
  const { db, deps } = api;
  const crashes = createCrashes(
    { pool: deps.pool, databaseUrl: api.databaseUrl },
    stripe,
    killServer,
  );
  const buyers = new Map<number, Person>();
  let sellers: Person[] = [];
  let before = 0;

  const ordersAfter = (id: number): Promise<OrderRow[]> =>
    db.select().from(orders).where(gt(orders.id, id)).orderBy(orders.id);
  const madeOrders = () => ordersAfter(before);

  async function orderAt(index: number): Promise<OrderRow | null> {
    const made = await madeOrders();
    return made[index % Math.max(1, made.length)] ?? null;
  }

  async function mayTrade({ id }: Person): Promise<boolean> {
    const [user] = await db.select({ leftAt: users.leftAt }).from(users).where(eq(users.id, id));
    return user?.leftAt === null && (await listPauses(db, id)).length === 0;
  }

  const command = <Result>(act: (context: CommandContext) => Promise<Result>) => run(deps, act);
  return {
    ...{ world, stripe, db, deps, jobs: world.jobs, crashes, buyers, command, orderAt, madeOrders },
    allOrders: () => ordersAfter(0),
    /** The next life begins: the orders of earlier ones are left alone. */
    async begin(): Promise<void> {
      const [last] = await db.select({ id: max(orders.id) }).from(orders);
      before = last?.id ?? 0;
      sellers = [];
      stripe.recover();
    },
    /** A seller who may trade: sometimes one who has sold before. */
    async sellerAt(index: number): Promise<Person> {
      const known = sellers[index % (2 * sellers.length)];
      if (known && (await mayTrade(known))) return known;
      const seller = await world.addSeller();
      sellers.push(seller);
      return seller;
    },
    /** A step on one of the orders. */
    onOrder: (act: (order: OrderRow) => Promise<unknown>): fc.Arbitrary<Step> =>
      pick.map((index) => async () => {
        const order = await orderAt(index);
        if (order) await act(order);
      }),
    /** A command on one of the orders, with a number of its own. */
    onCase: (
      act: (order: OrderRow, context: CommandContext, index: number) => Promise<unknown>,
    ): fc.Arbitrary<Step> =>
      fc.tuple(pick, pick).map(([at, index]) => async () => {
        const order = await orderAt(at);
        if (order) await command((context) => act(order, context, index));
      }),
  };
}

/** Pressed by two operators at a time: one of them may be refused. */
export async function twice(press: Step): Promise<void> {
  const pressed = await Promise.allSettled([press(), press()]);
  for (const one of pressed) {
    if (one.status === 'rejected' && !isRefusal(one.reason)) throw one.reason;
  }
}
