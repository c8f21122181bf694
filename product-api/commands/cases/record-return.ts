import type { Carrier } from '../../../shared/domain/carriers.ts';
import { conflict, notFound } from '../../errors.ts';
import { lockOpenCase, moveCase } from '../../market/cases/case-rows.ts';
import { notifyOfCase } from '../../market/cases/notify-of-case.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { lockTrade } from '../../market/lock-trade.ts';

/**
 * The buyer has sent the work back to us; until it is received, corrects what was said of the
 * parcel. Throws the 404 unless the user is the buyer, 'trade.wrong-status' where nothing is to be
 * sent.
 */
export async function recordReturn(
  context: CommandContext,
  input: {
    readonly userId: number;
    readonly orderId: number;
    readonly parcel: { readonly carrier: Carrier; readonly trackingNumber: string };
  },
): Promise<void> {
  const { tx } = context;
  const { order } = await lockTrade(tx, input.orderId);
  if (order.buyerId !== input.userId) throw notFound();
  const locked = await lockOpenCase(tx, order.id);
  const stage = locked?.open.stage;
  if (locked === null || (stage !== 'return' && stage !== 'receipt')) {
    throw conflict('trade.wrong-status');
  }
  const { carrier, trackingNumber } = input.parcel;
  await moveCase(tx, locked.open, 'receipt', context.now(), {
    returnCarrier: carrier,
    returnTracking: trackingNumber,
  });
  if (stage === 'receipt') return;
  await notifyOfCase(context, locked, (title) => ({
    seller: { name: 'case-return-sent.seller', fields: { title } },
  }));
}
