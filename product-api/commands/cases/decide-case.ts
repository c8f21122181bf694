import { type CaseDecision, possibleDecisions } from '../../../shared/domain/cases.ts';
import { formatMoney, fromMajor, money } from '../../../shared/domain/money.ts';
import { badRequest, conflict } from '../../errors.ts';
import { refreshBestPrices } from '../../market/best-prices.ts';
import { closeCase, type LockedCase, moveCase } from '../../market/cases/case-rows.ts';
import { byDayOf, contactOf, notifyOfCase } from '../../market/cases/notify-of-case.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { restoreLastSale } from '../../market/last-sale.ts';
import { lockPaymentTaskOf, queuePartialRefund } from '../../market/payment-tasks.ts';
import { recordAudit } from '../../market/record-audit.ts';
import { recordStatus } from '../../market/record-status.ts';
import { releasePayout } from '../../market/release-payout.ts';
import type { OrderRow } from '../../market/rows.ts';
import { lockCaseById } from './lock-case-by-id.ts';

type Decided = {
  readonly caseId: number;
  readonly decision: CaseDecision;
  /** Of a partial refund, in units of the buyer's currency: 12.50. */
  readonly amount?: number | undefined;
  /** A sentence that both sides read. */
  readonly reason: string;
  readonly actor: string;
};

type Deciding = LockedCase & { readonly input: Decided; readonly now: Date };

/**
 * An operator decides a case that waits for the desk, and both sides are told. Throws the 404,
 * 'trade.wrong-status' where it does not wait for the desk or the decision does not fit the order,
 * 'order.payment-missing' where the buyer's payment is not with us, a 400 for an amount that the
 * seller's share does not cover.
 */
export async function decideCase(context: CommandContext, input: Decided): Promise<OrderRow> {
  const { tx } = context;
  const locked = await lockCaseById(tx, input.caseId);
  const { open, order } = locked;
  const isPossible = possibleDecisions(open.kind, order.status).includes(input.decision);
  if (open.stage !== 'desk' || !isPossible) throw conflict('trade.wrong-status');
  const now = context.now();
  const deciding = { ...locked, input, now };
  const { moved, amount } = await decisions[input.decision](context, deciding);
  await recordAudit(tx, {
    actor: input.actor,
    action: 'cases.decide',
    subject: `order:${order.id}`,
    details: {
      ...{ case: open.id, decision: input.decision, reason: input.reason },
      ...(amount !== null && { amount, currency: order.buyerCurrency }),
    },
    at: now,
  });
  return moved;
}

type Outcome = { readonly moved: OrderRow; readonly amount: number | null };
type Decide = (context: CommandContext, deciding: Deciding) => Promise<Outcome>;

const ended = ({ input }: Deciding) => ({ decision: input.reason, decidedBy: input.actor });

const refund: Decide = async (context, deciding) => {
  const { tx } = context;
  const { open, order, edition, now, input } = deciding;
  await closeCase(tx, open, now, { outcome: 'refunded', ...ended(deciding) });
  const moved = await recordStatus(tx, order, 'Cancelled', now);
  await restoreLastSale(tx, edition.id);
  await refreshBestPrices(tx, edition, now);
  const { reason } = input;
  await notifyOfCase(context, deciding, (title) => ({
    buyer: { name: 'case-refunded.buyer', fields: { title, reason } },
    seller: { name: 'case-refunded.seller', fields: { title, reason } },
  }));
  return { moved, amount: null };
};

/** The buyer keeps the work: the order is completed, and the seller bears what goes back. */
const partialRefund: Decide = async (context, deciding) => {
  const { tx } = context;
  const { open, order, edition, now, input } = deciding;
  const charge = await lockPaymentTaskOf(tx, order.id, 'charge');
  if (charge?.status !== 'done') throw conflict('order.payment-missing');
  if (input.amount === undefined) throw badRequest('Say how much goes back to the buyer');
  const { amount } = fromMajor(input.amount, order.buyerCurrency);
  const share = sellerShareOf(order, amount);
  if (amount <= 0 || share <= 0 || share > order.sellerPayout) {
    const most = Math.floor((order.sellerPayout * order.buyerPrice) / order.sellerPrice);
    throw badRequest(`At most ${formatMoney(money(most, order.buyerCurrency))}`);
  }
  await closeCase(tx, open, now, {
    ...{ outcome: 'partly-refunded', ...ended(deciding) },
    ...{ refundAmount: amount, sellerShare: share },
  });
  const moved = await releasePayout(context, edition, order);
  await queuePartialRefund(tx, order, amount, now);
  const { reason } = input;
  const inWords = (given: number, currency: OrderRow['currency']) =>
    formatMoney(money(given, currency));
  await notifyOfCase(context, deciding, (title) => ({
    buyer: {
      name: 'case-part-refunded.buyer',
      fields: { title, reason, amount: inWords(amount, order.buyerCurrency) },
    },
    seller: {
      name: 'case-part-refunded.seller',
      fields: { title, reason, amount: inWords(share, order.sellerCurrency) },
    },
  }));
  return { moved, amount };
};

/** At the rates of the trade: both prices are the same value. */
function sellerShareOf(order: OrderRow, amount: number): number {
  return Math.round((amount * order.sellerPrice) / order.buyerPrice);
}

const sendBack: Decide = async (context, deciding) => {
  const { open, order, now, input } = deciding;
  const moved = await moveCase(context.tx, open, 'return', now, ended(deciding));
  const fields = { reason: input.reason, byDeadline: byDayOf(moved) };
  await notifyOfCase(context, deciding, (title) => ({
    buyer: { name: 'case-send-back.buyer', fields: { title, ...fields } },
    seller: { name: 'case-send-back.seller', fields: { title, ...fields } },
  }));
  return { moved: order, amount: null };
};

const refuse: Decide = async (context, deciding) => {
  const { open, order, now, input } = deciding;
  await closeCase(context.tx, open, now, { outcome: 'refused', ...ended(deciding) });
  const contact = await contactOf(context);
  const { reason } = input;
  await notifyOfCase(context, deciding, (title) => ({
    buyer: { name: 'case-refused.buyer', fields: { title, reason, contact } },
    seller: { name: 'case-refused.seller', fields: { title, reason } },
  }));
  return { moved: order, amount: null };
};

const decisions: Readonly<Record<CaseDecision, Decide>> = {
  refund,
  'partial-refund': partialRefund,
  'send-back': sendBack,
  refuse,
};
