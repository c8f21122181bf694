import { z } from 'zod';
import { pictureView } from './catalogue.ts';
import { articleCategories } from './wire/content.ts';

/** The elements that a text may have; whatever else comes is left out, its words are kept. */
export const richTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
  ...['em', 'strong', 'code', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

/** A text as elements rather than as HTML: nothing in it can run, or bring styles. */
export type RichNode =
  | string
  | {
      readonly tag: string;
      /** Of a heading: its anchor. */
      readonly id?: string | undefined;
      /** Of a link: a path or anchor of the site, https or mailto. */
      readonly href?: string | undefined;
      readonly children: readonly RichNode[];
    }
  | { readonly artworkId: number; readonly caption: readonly RichNode[] };

const richNode: z.ZodType<RichNode> = z
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
  // It holds itself, so that the API's description needs a name for it.
  .register(z.globalRegistry, { id: 'RichNode' });

const heading = z.object({ id: z.string(), text: z.string() });

export type ArticleCategory = (typeof articleCategories)[number];

export const articleCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(articleCategories),
  author: z.string(),
  /** Who the author is, in a few words. */
  role: z.string(),
  /** A day, '2026-11-09'. */
  published: z.iso.date(),
  minutesToRead: z.int(),
  /** The site's path of the article, in its long form. */
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

/** GET /api/articles/:slug and /api/articles/by-id/:id. Prices of its works are read apart. */
export const articleView = articleCard.extend({
  text: z.array(richNode),
  /** Newest first, those of its own category before others. */
  related: z.array(articleCard),
});
export type ArticleView = z.infer<typeof articleView>;

/** GET /api/pages/:section/:slug: a legal page, or one of how it works. */
export const textPage = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  updated: z.iso.date(),
  text: z.array(richNode),
  headings: z.array(heading),
  /** All pages of its section, itself among them, in their order. */
  section: z.array(z.object({ slug: z.string(), title: z.string() })),
});
export type TextPage = z.infer<typeof textPage>;
