import { askTransitions } from '../../shared/domain/ask-status.ts';
import { canMove } from '../../shared/domain/transitions.ts';
import { conflict } from '../errors.ts';
import { refreshBestPrices } from '../market/best-prices.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockAsk } from '../market/lock-order.ts';
import { moveAsk } from '../market/move.ts';

/** Voids an ask. Throws 'trade.wrong-status' once it has been sold or has ended. */
export async function voidAsk(
  context: CommandContext,
  input: { userId: number; askId: number },
): Promise<void> {
  const { edition, ask } = await lockAsk(context.tx, input.askId, input.userId);
  if (!canMove(askTransitions, ask.status, 'Voided')) throw conflict('trade.wrong-status');
  await moveAsk(context.tx, ask, 'Voided');
  await refreshBestPrices(context.tx, edition, context.now());
}
