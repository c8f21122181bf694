import fc from 'fast-check';
import { reconcile } from '../../../../product-api/jobs/reconcile.ts';
import { runPaymentTasks } from '../../../../product-api/jobs/run-payment-tasks.ts';
import { caseSteps } from './case-steps.ts';
import { isRefusal, type Life, LifeFault, type Step, type Steps } from './life.ts';
import { findFaults, findLeftovers } from './life-faults.ts';
import { orderSteps } from './order-steps.ts';
import { processorSteps } from './processor-steps.ts';

const weights: Readonly<Record<string, number>> = {
  ...{ trade: 4, pay: 12, complete: 16, deliver: 10, passTime: 8, judge: 10 },
  ...{ report: 4, answer: 4, decide: 4, receive: 4, dispute: 3, lose: 3, win: 2, leave: 3 },
};

const named = (steps: Steps) =>
  fc.oneof(
    ...Object.entries(steps).map(([name, arbitrary]) => ({
      weight: weights[name] ?? 2,
      arbitrary: arbitrary.map((act) => Object.assign(act, { toString: () => name })),
    })),
  );

/** Random lives: one to three orders, and steps of which some are cut off by a crash. */
export function livesIn(life: Life): fc.Arbitrary<Step[]> {
  const steps = { ...orderSteps(life), ...caseSteps(life), ...processorSteps(life) };
  const kinds = fc.constantFrom(...life.crashes.kinds);
  const crash = fc.tuple(named(steps), kinds, fc.nat(40)).map(([act, kind, statement]) => {
    const crashed = () => life.crashes.during(kind, statement, act);
    return Object.assign(crashed, { toString: () => `${String(act)} (${kind} ${statement})` });
  });
  const step = fc.oneof({ weight: 10, arbitrary: named(steps) }, { weight: 1, arbitrary: crash });
  const trades = fc.array(named({ trade: steps.trade }), { minLength: 1, maxLength: 3 });
  const later = fc.array(step, { minLength: 20, maxLength: 40 });
  return fc.tuple(trades, later).map((parts) => parts.flat());
}

/** Lives one life, and settles what is left of it. Throws LifeFault. */
export async function live(life: Life, steps: readonly Step[]): Promise<void> {
  await life.begin();
  for (const act of steps) {
    try {
      await act();
    } catch (error) {
      if (!isRefusal(error)) throw new LifeFault(`in ${String(act)}`, { cause: error });
    }
    complain(`after ${String(act)}`, await findFaults(life));
  }
  await settle(life);
  complain('at the end', await findLeftovers(life));
}

function complain(when: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new LifeFault(`${when}: ${faults.join('; ')}`);
}

/** Everything that is due has happened, and the processor answers. */
async function settle({ stripe, world, jobs }: Life): Promise<void> {
  stripe.recover();
  for (let hours = 0; hours < 4; hours += 1) {
    world.passTime(7 * 3_600_000);
    await runPaymentTasks(jobs);
    await reconcile(jobs);
  }
}
