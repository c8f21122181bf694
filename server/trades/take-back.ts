import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../errors.ts';
import * as events from '../events.ts';

/** Voids an order. Which artwork's book it stands in is read first, to be refreshed after. */
export async function takeBack(
  log: FastifyBaseLogger,
  order: {
    readonly ids: events.TradeIds;
    readonly artworkId: () => Promise<number>;
    readonly send: () => Promise<void>;
    readonly tradedIn: (artworkId: number) => void;
    readonly now: () => number;
  },
): Promise<void> {
  const started = order.now();
  let step: events.TradeStep = 'look-up';
  try {
    const artworkId = await order.artworkId();
    step = 'void';
    await order.send().finally(() => order.tradedIn(artworkId));
    events.tradeVoided(log, order.ids, order.now() - started);
  } catch (error) {
    if (error instanceof HttpError) {
      events.tradeFailed(log, order.ids, step, error, order.now() - started);
    }
    throw error;
  }
}
