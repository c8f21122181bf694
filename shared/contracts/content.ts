import { z } from 'zod';
import { articleCategories } from '../domain/article-categories.ts';
import { pictureView } from './catalogue.ts';

/** The allowed elements; any other is dropped, and its text kept. */
export const richTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
  ...['em', 'strong', 'code', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

/** Text as elements rather than HTML, so that it can contain no scripts or styles. */
export type RichNode =
  | string
  | {
      readonly tag: string;
      /** A heading's anchor. */
      readonly id?: string | undefined;
      /** A link's target: a path or anchor of the site, https or mailto. */
      readonly href?: string | undefined;
      readonly children: readonly RichNode[];
    }
  | { readonly artworkId: number; readonly caption: readonly RichNode[] };

export const richNode: z.ZodType<RichNode> = z
  .lazy(() =>
    z.union([
      z.string(),
      z.object({
        tag: z.string(),
        id: z.string().optional(),
        href: z.string().optional(),
        children: z.array(richNode),
      }),
      z.object({ artworkId: z.int(), caption: z.array(richNode) }),
    ]),
  )
  // The schema is recursive, so the OpenAPI document needs a name for it.
  .register(z.globalRegistry, { id: 'RichNode' });

const heading = z.object({ id: z.string(), text: z.string() });

export const articleCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(articleCategories),
  author: z.string(),
  /** The author's role in a few words. */
  role: z.string(),
  /** A date, '2026-11-09'. */
  published: z.iso.date(),
  minutesToRead: z.int(),
  /** The article's path, in its long form. */
  href: z.string(),
  cover: pictureView.nullable(),
});
export type ArticleCard = z.infer<typeof articleCard>;

/** GET /api/articles. */
export const articleList = z.object({
  items: z.array(articleCard),
  page: z.int(),
  pageCount: z.int(),
  total: z.int(),
});
export type ArticleList = z.infer<typeof articleList>;

/**
 * GET /api/articles/:slug and /api/articles/by-id/:id. Prices of its artworks are read separately.
 */
export const articleView = articleCard.extend({
  text: z.array(richNode),
  /** Newest first, articles of the same category before others. */
  related: z.array(articleCard),
});
export type ArticleView = z.infer<typeof articleView>;

/** GET /api/pages/:section/:slug: a legal or how-it-works page. */
export const textPage = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  updated: z.iso.date(),
  text: z.array(richNode),
  headings: z.array(heading),
  /** All pages of the section in order, this one included. */
  section: z.array(z.object({ slug: z.string(), title: z.string() })),
});
export type TextPage = z.infer<typeof textPage>;
