import { bidTransitions } from '../../shared/domain/bid-status.ts';
import { canMove } from '../../shared/domain/transitions.ts';
import { conflict } from '../errors.ts';
import { refreshBestPrices } from '../market/best-prices.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockBid } from '../market/lock-order.ts';
import { moveBid } from '../market/move.ts';

/** Voids a bid. Throws 'trade.wrong-status' once it has traded or has ended. */
export async function voidBid(
  context: CommandContext,
  input: { userId: number; bidId: number },
): Promise<void> {
  const { edition, bid } = await lockBid(context.tx, input.bidId, input.userId);
  if (!canMove(bidTransitions, bid.status, 'Voided')) throw conflict('trade.wrong-status');
  await moveBid(context.tx, bid, 'Voided');
  await refreshBestPrices(context.tx, edition, context.now());
}
