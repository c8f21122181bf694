import type { z } from 'zod';
import type {
  wireArticle,
  wireArticleCard,
  wirePage,
  wirePageCard,
} from '../../shared/contracts/wire/content.ts';
import { artworkPath } from '../../shared/domain/paths.ts';
import type { Article, Page } from '../content/read-text.ts';
import { type FoundWork, renderText } from '../content/render-text.ts';
import { keyOf, type NamedWork, type WorkName } from '../queries/find-named-works.ts';
import { presentPicture } from './present-picture.ts';

type Works = ReadonlyMap<string, NamedWork>;

/** Average reading speed of adults. */
const wordsAMinute = 220;
export const minutesToRead = (words: number) => Math.max(1, Math.round(words / wordsAMinute));

export function presentArticleCard(
  article: Article,
  works: Works,
): { id: number; attributes: z.infer<typeof wireArticleCard> } {
  const { id, slug, title, summary, category, author, role, published, words } = article;
  const cover = works.get(keyOf(article.cover))?.picture;
  return {
    id,
    attributes: {
      slug,
      title,
      summary,
      category,
      author,
      role,
      published,
      minutesToRead: minutesToRead(words),
      cover: cover ? presentPicture(cover) : null,
    },
  };
}

export function presentArticle(
  article: Article,
  works: Works,
): { id: number; attributes: z.infer<typeof wireArticle> } {
  const { id, attributes } = presentArticleCard(article, works);
  const spokenOf = new Map(
    [article.cover, ...article.works].flatMap((name) => {
      const work = works.get(keyOf(name));
      return work ? [[work.id, work] as const] : [];
    }),
  );
  return {
    id,
    attributes: {
      ...attributes,
      html: renderText(article.text, (name) => findIn(works, name)),
      headings: [...article.headings],
      artworks: [...spokenOf.values()].map((work) => ({
        id: work.id,
        name: work.name,
        path: artworkPath(work),
      })),
    },
  };
}

/** The page's id is its position in its section. */
export function presentPageCard({ order, slug, title, summary, updated }: Page): {
  id: number;
  attributes: z.infer<typeof wirePageCard>;
} {
  return { id: order, attributes: { slug, title, summary, updated } };
}

export function presentPage(
  page: Page,
  works: Works,
): { id: number; attributes: z.infer<typeof wirePage> } {
  const { id, attributes } = presentPageCard(page);
  const html = renderText(page.text, (name) => findIn(works, name));
  return { id, attributes: { ...attributes, html, headings: [...page.headings] } };
}

export function findIn(works: Works, name: WorkName): FoundWork | null {
  const work = works.get(keyOf(name));
  if (!work) return null;
  const large = work.picture && presentPicture(work.picture);
  return {
    id: work.id,
    path: artworkPath(work),
    picture: large && {
      url: large.url,
      width: large.width,
      height: large.height,
      alternativeText: large.alternativeText,
    },
  };
}
