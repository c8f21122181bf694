import type { Money } from '../../shared/domain/money.ts';
import type { NewsKind } from '../db/schema/news.ts';
import { followerNews } from '../db/schema/news.ts';
import type { CommandContext } from './command-context.ts';

type News = {
  /** Unique per event, so that followers are notified once. */
  readonly dedupeKey: string;
  /** The users who caused it: they are not notified. */
  readonly actors: readonly number[];
} & (
  | {
      readonly kind: Exclude<NewsKind, 'release'>;
      readonly editionId: number;
      readonly price: Money;
    }
  | { readonly kind: 'release'; readonly releaseId: number }
);

/** Queues news for an artist's followers in the command's transaction. */
export async function recordNews(context: CommandContext, news: News): Promise<void> {
  const { dedupeKey, actors, kind } = news;
  const subject =
    kind === 'release'
      ? { releaseId: news.releaseId }
      : {
          editionId: news.editionId,
          price: news.price.amount,
          currency: news.price.currency,
        };
  await context.tx
    .insert(followerNews)
    .values({ kind, dedupeKey, actors, createdAt: context.now(), ...subject })
    .onConflictDoNothing({ target: followerNews.dedupeKey });
}
