import type { Money } from '../../shared/domain/money.ts';
import type { NewsKind } from '../db/schema/news.ts';
import { followerNews } from '../db/schema/news.ts';
import type { CommandContext } from './command-context.ts';

type News = {
  /** Names the event, so that it is told once. */
  readonly dedupeKey: string;
  /** Whose doing it is. */
  readonly actors: readonly number[];
} & (
  | {
      readonly kind: Exclude<NewsKind, 'release'>;
      readonly editionId: number;
      readonly price: Money;
    }
  | { readonly kind: 'release'; readonly releaseId: number }
);

/** Has an artist's followers told of something, once the transaction is committed. */
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
