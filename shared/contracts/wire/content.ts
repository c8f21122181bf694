import { z } from 'zod';
import { wireImage } from './catalogue.ts';
import { collection, single } from './envelope.ts';

/** Article categories, in the order that a list of them is shown. */
export const articleCategories = [
  'collecting',
  'printmaking',
  'studio-visits',
  'market',
  'opinion',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];
export const pageSections = ['legal', 'how-it-works'] as const;
export type PageSection = (typeof pageSections)[number];

const heading = z.object({ id: z.string(), text: z.string() });

/** An article as lists show it. Its page: /editorial/{slug}, /editorial/{category}/{slug}/{id}. */
export const wireArticleCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(articleCategories),
  author: z.string(),
  /** Who the author is, in a few words. */
  role: z.string(),
  published: z.iso.date(),
  minutesToRead: z.int(),
  /** null where the database does not have the work that it shows. */
  cover: wireImage.nullable(),
});
/** `html` is rendered from Markdown without raw HTML, and safe to be put into a page. */
export const wireArticle = wireArticleCard.extend({
  html: z.string(),
  headings: z.array(heading),
  /** The works that it speaks of, in their order. */
  artworks: z.array(z.object({ id: z.int(), name: z.string(), path: z.string() })),
});
export const wireArticles = collection(wireArticleCard);
export const wireOneArticle = single(wireArticle);

/** A legal page or one of how it works. `overview` is what /how-it-works itself shows. */
export const wirePageCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  updated: z.iso.date(),
});
export const wirePage = wirePageCard.extend({ html: z.string(), headings: z.array(heading) });
export const wirePages = collection(wirePageCard);
export const wireOnePage = single(wirePage);
