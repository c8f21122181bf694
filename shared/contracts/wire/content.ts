import { z } from 'zod';
import { articleCategories } from '../../domain/article-categories.ts';
import { wireImage } from './catalogue.ts';
import { collection, single } from './envelope.ts';

export const pageSections = ['legal', 'how-it-works'] as const;
export type PageSection = (typeof pageSections)[number];

const heading = z.object({ id: z.string(), text: z.string() });

/** An article in a list. Its pages: /editorial/{slug} and /editorial/{category}/{slug}/{id}. */
export const wireArticleCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(articleCategories),
  author: z.string(),
  /** The author's role in a few words. */
  role: z.string(),
  published: z.iso.date(),
  minutesToRead: z.int(),
  /** null if the cover's artwork is not in the database. */
  cover: wireImage.nullable(),
});
/** `html` is rendered from Markdown without raw HTML, and safe to embed. */
export const wireArticle = wireArticleCard.extend({
  html: z.string(),
  headings: z.array(heading),
  /** The artworks that it mentions, in order. */
  artworks: z.array(z.object({ id: z.int(), name: z.string(), path: z.string() })),
});
export const wireArticles = collection(wireArticleCard);
export const wireOneArticle = single(wireArticle);

/** A legal or how-it-works page. The slug `overview` is /how-it-works itself. */
export const wirePageCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  updated: z.iso.date(),
});
export const wirePage = wirePageCard.extend({ html: z.string(), headings: z.array(heading) });
export const wirePages = collection(wirePageCard);
export const wireOnePage = single(wirePage);
