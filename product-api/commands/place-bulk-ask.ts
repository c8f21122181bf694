import type { PlaceBulkItem } from '../../shared/contracts/wire/listings.ts';
import { badRequest, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockAsk } from '../market/lock-order.ts';
import type { Placed } from '../market/placed.ts';
import { editAsk } from './edit-ask.ts';
import { placeAsk, placeLockedAsk } from './place-ask.ts';

/**
 * Places one bulk listing at the price that the seller reviewed, editing the draft first where its
 * price differs. A sale names its bid and is refused where that bid is gone.
 */
export async function placeBulkAsk(
  context: CommandContext,
  userId: number,
  { id, price, type, highestBidId }: PlaceBulkItem,
): Promise<Placed> {
  const locked = await lockAsk(context.tx, id, userId);
  if (!locked.ask.isBulk) throw notFound();
  const bidId = type === 'sell' ? highestBidId : 0;
  if (bidId === undefined || bidId === null) throw badRequest('A sale names the bid it sells into');
  if (locked.ask.price === price) return placeLockedAsk(context, locked, bidId);
  await editAsk(context, { userId, askId: id, body: { price } });
  return placeAsk(context, { userId, askId: id, bidId });
}
