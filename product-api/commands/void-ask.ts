import { askTransitions } from '../../shared/domain/ask-status.ts';
import { canMove } from '../../shared/domain/transitions.ts';
import { conflict } from '../errors.ts';
import { refreshBestPrices } from '../market/best-prices.ts';
import { lockAsk } from '../market/lock-order.ts';
import { moveAsk } from '../market/move.ts';
import type { Work } from '../market/work.ts';

/** Takes an ask back, for good. Throws 'trade.wrong-status' once it has been sold or has ended. */
export async function voidAsk(work: Work, input: { userId: number; askId: number }): Promise<void> {
  const { edition, ask } = await lockAsk(work.tx, input.askId, input.userId);
  if (!canMove(askTransitions, ask.status, 'Voided')) throw conflict('trade.wrong-status');
  await moveAsk(work.tx, ask, 'Voided');
  await refreshBestPrices(work.tx, edition, work.now());
}
