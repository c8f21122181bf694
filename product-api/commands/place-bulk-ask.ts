import type { PlaceBulkItem } from '../../shared/contracts/wire/listings.ts';
import { badRequest, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import type { Placed } from '../market/placed.ts';
import { findAsk } from '../queries/list-asks.ts';
import { editAsk } from './edit-ask.ts';
import { placeAsk } from './place-ask.ts';

/**
 * Places one bulk listing at the price that the seller reviewed, editing the draft first where its
 * price differs. A sale names its bid and is refused where that bid is gone.
 */
export async function placeBulkAsk(
  context: CommandContext,
  userId: number,
  { id, price, type, highestBidId }: PlaceBulkItem,
): Promise<Placed> {
  const ask = await findAsk(context.tx, id, userId);
  if (!ask?.isBulk) throw notFound();
  const bidId = type === 'sell' ? highestBidId : 0;
  if (bidId === undefined || bidId === null) throw badRequest('A sale names the bid it sells into');
  if (ask.price !== price) await editAsk(context, { userId, askId: id, body: { price } });
  return placeAsk(context, { userId, askId: id, bidId });
}
