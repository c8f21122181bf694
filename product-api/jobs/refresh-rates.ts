import type { Logger } from 'pino';
import { storeRates } from '../commands/store-rates.ts';
import type { Deps } from '../deps.ts';
import { FeedFailure } from '../rates/parse-feed.ts';
import { readFeed } from '../rates/read-feed.ts';

/** Milliseconds after which a feed that answered is asked again. */
const freshMs = 60 * 60_000;

/**
 * A job that reads the feed once an hour, and after a failure at its next run. The last good rates
 * stay in use meanwhile; the log says once that the feed is lost, and once that it is back.
 */
export function createRatesRefresh(
  feed: { readonly url: string; readonly limitPercent: number },
  { db, now, log }: Pick<Deps, 'db' | 'now'> & { readonly log: Pick<Logger, 'info' | 'error'> },
): () => Promise<void> {
  let freshUntil = 0;
  let isLost = false;

  return async () => {
    if (now().getTime() < freshUntil) return;
    try {
      const held = await storeRates(
        { db, now },
        await readFeed(feed.url, now()),
        feed.limitPercent,
      );
      freshUntil = now().getTime() + freshMs;
      for (const one of held) {
        log.error(
          { event: 'rates.held', ...one },
          'a rate moved too far: the old one stays in use',
        );
      }
      if (isLost) log.info({ event: 'rates.back' }, 'the feed of exchange rates works again');
      isLost = false;
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error;
      const fields = { event: 'rates.lost', cause: error.message };
      if (!isLost) log.error(fields, 'no exchange rates: the last good ones stay in use');
      isLost = true;
    }
  };
}
