import fc from 'fast-check';
import { answerCase } from '../../../../product-api/commands/cases/answer-case.ts';
import { decideCase } from '../../../../product-api/commands/cases/decide-case.ts';
import { openCase } from '../../../../product-api/commands/cases/open-case.ts';
import { receiveReturn } from '../../../../product-api/commands/cases/receive-return.ts';
import { recordReturn } from '../../../../product-api/commands/cases/record-return.ts';
import { withdrawCase } from '../../../../product-api/commands/cases/withdraw-case.ts';
import { recordRepayment } from '../../../../product-api/commands/record-repayment.ts';
import { findOpenCase } from '../../../../product-api/market/cases/case-rows.ts';
import type { CommandContext } from '../../../../product-api/market/command-context.ts';
import { readDebt } from '../../../../product-api/market/ledger/share-out.ts';
import type { OrderRow } from '../../../../product-api/market/rows.ts';
import { caseDecisions, caseReasons } from '../../../../shared/domain/cases.ts';
import { actor, type Life, pick, type Steps, twice, words } from './life.ts';
import { takeTo } from './order-steps.ts';

const reasonAt = (index: number) => caseReasons[index % caseReasons.length] ?? 'damaged';
const parcel = { carrier: 'DHL', trackingNumber: 'JD02' } as const;

async function decide({ id }: OrderRow, context: CommandContext, index: number): Promise<void> {
  const open = await findOpenCase(context.tx, id);
  const decision = caseDecisions[index % caseDecisions.length] ?? 'refuse';
  const decided = { decision, amount: 1 + (index % 90), reason: 'Seen.', actor };
  if (open) await decideCase(context, { caseId: open.id, ...decided });
}

const report = (order: OrderRow, context: CommandContext, index: number) =>
  openCase(context, {
    ...{ orderId: order.id, userId: order.buyerId, reason: reasonAt(index) },
    ...words,
  });
const answer = ({ id: orderId, sellerId: userId }: OrderRow, context: CommandContext) =>
  answerCase(context, { orderId, userId, ...words });

async function receive({ id }: OrderRow, context: CommandContext): Promise<void> {
  const open = await findOpenCase(context.tx, id);
  if (open) await receiveReturn(context, { caseId: open.id, actor });
}

async function repay(order: OrderRow, context: CommandContext, index: number): Promise<void> {
  const { id: orderId, status: from, sellerId, sellerCurrency } = order;
  const debt = await readDebt(context.tx, sellerId, sellerCurrency);
  const amount = Math.ceil(debt / (1 + (index % 2))) / 100;
  const repaid = { orderId, from, amount, payment: `repaid ${orderId}-${index}`, actor };
  if (debt > 0) await recordRepayment(context, repaid);
}

/** What buyers, sellers and operators do about what is wrong with an order. */
export function caseSteps(life: Life): Steps {
  const { command, onCase } = life;
  const onDoublePress = (act: typeof decide) =>
    fc.tuple(pick, pick).map(([at, index]) => async () => {
      const order = await life.orderAt(at);
      if (order) await twice(() => command((context) => act(order, context, index)));
    });
  return {
    report: onCase(report),
    reportTwice: onDoublePress(async (...given) => void (await report(...given))),
    answer: onCase(answer),
    /** A delivered order is reported, answered and decided. */
    judge: fc.tuple(pick, pick).map(([at, index]) => async () => {
      const order = await life.orderAt(at);
      if (!order) return;
      if (order.status !== 'Delivered') await takeTo(life, order, 'Delivered');
      await command((context) => report(order, context, index));
      await command((context) => answer(order, context));
      await command((context) => decide(order, context, index));
    }),
    decide: onCase(decide),
    decideTwice: onDoublePress(decide),
    sendBack: onCase(({ id: orderId, buyerId: userId }, context) =>
      recordReturn(context, { orderId, userId, parcel }),
    ),
    receive: onCase(receive),
    receiveTwice: onDoublePress(receive),
    takeBack: onCase(({ id: orderId, buyerId: userId }, context) =>
      withdrawCase(context, { orderId, userId }),
    ),
    repay: onCase(repay),
    repayTwice: onDoublePress(repay),
  };
}
