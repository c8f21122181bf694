import { z } from 'zod';
import { articleCategories } from '../../shared/domain/article-categories.ts';

const text = (max: number) => z.string().trim().min(1).max(max);
/** YAML reads an unquoted day as text here: timestamps are not resolved. */
const day = z.iso.date();

/** A work by its name and its artist's, because ids differ between databases. */
const work = z.strictObject({ artist: text(200), artwork: text(200) });
export type WorkReference = z.infer<typeof work>;

/** Front matter of an article. `id` is part of its address and never changes. */
export const articleFront = z.strictObject({
  id: z.int().positive(),
  title: text(120),
  summary: text(400),
  category: z.enum(articleCategories),
  author: text(80),
  role: text(120),
  published: day,
  cover: work,
});

/** Front matter of a page. `order` is its position in its section. */
export const pageFront = z.strictObject({
  title: text(120),
  summary: text(400),
  order: z.int().nonnegative(),
  updated: day,
});
