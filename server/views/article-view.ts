import type { z } from 'zod';
import type { ArticleCard, ArticleView } from '../../shared/contracts/content.ts';
import type { wireArticle, wireArticleCard } from '../../shared/contracts/wire/content.ts';
import { articlePath } from '../../shared/domain/paths.ts';
import { pictureView } from './picture-view.ts';
import { richText } from './rich-text.ts';

export type ArticleCardRecord = {
  readonly id: number;
  readonly attributes: z.infer<typeof wireArticleCard>;
};
type ArticleRecord = { readonly id: number; readonly attributes: z.infer<typeof wireArticle> };

export function articleCard({ id, attributes }: ArticleCardRecord): ArticleCard {
  const { slug, title, summary, category, author, role, published, minutesToRead } = attributes;
  return {
    id,
    title,
    summary,
    category,
    author,
    role,
    published,
    minutesToRead,
    href: articlePath({ id, category, slug }),
    cover: attributes.cover && pictureView(attributes.cover, title),
  };
}

/** Other articles shown below one. */
const relatedAtMost = 3;

/** `others` are listed newest first; those of the article's category come before the rest. */
export function articleView(
  article: ArticleRecord,
  others: readonly ArticleCardRecord[],
): ArticleView {
  const { category } = article.attributes;
  const related = others
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => rankOf(a, category) - rankOf(b, category))
    .slice(0, relatedAtMost);
  return {
    ...articleCard(article),
    text: richText(article.attributes.html),
    related: related.map(articleCard),
  };
}

function rankOf({ attributes }: ArticleCardRecord, category: string): number {
  return attributes.category === category ? 0 : 1;
}
