import { formatMoney, money } from '../../shared/domain/money.ts';
import type { CommandContext } from './command-context.ts';
import { findStanding } from './ledger/post.ts';
import { nameEdition } from './name-edition.ts';
import { notify } from './notify.ts';
import { orderLinks } from './order-links.ts';
import { lockPaymentTaskOf } from './payment-tasks.ts';
import { recordStatus } from './record-status.ts';
import type { EditionRow, OrderRow } from './rows.ts';
import { syncDebtPause } from './trading-pauses.ts';

/** Completes a delivered order: its payout is due. */
export async function releasePayout(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
): Promise<OrderRow> {
  const moved = await recordStatus(context.tx, order, 'PayoutPending', context.now());
  return finishSetOff(context, edition, moved);
}

/**
 * Tells a seller what was kept of a payout that is due. Where all of it was kept, the order is paid
 * out.
 */
export async function finishSetOff(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
): Promise<OrderRow> {
  const { tx } = context;
  const lines = await findStanding(tx, `set-off:${order.id}`);
  const kept = lines.find(({ account }) => account.kind === 'seller')?.entry.amount ?? 0;
  const payout = await lockPaymentTaskOf(tx, order.id, 'payout');
  if (kept === 0 || order.status !== 'PayoutPending' || payout === null) return order;
  const { title } = await nameEdition(tx, edition);
  const inWords = (amount: number) => formatMoney(money(amount, order.sellerCurrency));
  const left = payout.status === 'dropped' ? 0 : payout.amount;
  await notify(context, order.sellerId, {
    dedupeKey: `set-off:${order.id}`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: { name: 'set-off', fields: { title, amount: inWords(kept), left: inWords(left) } },
    path: orderLinks(edition, order).seller,
  });
  await syncDebtPause(context, order.sellerId);
  if (payout.status !== 'dropped') return order;
  return recordStatus(tx, order, 'PaidOut', context.now());
}
