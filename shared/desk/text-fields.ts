import { z } from 'zod';
import { line, prose } from '../contracts/wire/text.ts';
import { articleCategories } from '../domain/article-categories.ts';
import { isSlug } from '../domain/text-kinds.ts';
import { clearable } from './catalogue-fields.ts';

/** What an operator writes of a text, in the order of the editor. */
export const textFieldNames = [
  ...(['title', 'summary', 'category', 'author', 'role', 'day'] as const),
  ...(['coverArtist', 'coverArtwork', 'position', 'source'] as const),
] as const;
export type TextField = (typeof textFieldNames)[number];

/** A draft may leave them empty, and not every kind of text has them all. */
export const textFields = {
  summary: line.max(400).optional(),
  category: clearable(
    z.enum(articleCategories, `Must be one of ${articleCategories.join(', ')}`),
    'string',
  ).optional(),
  author: line.max(80).optional(),
  role: line.max(120).optional(),
  day: clearable(z.iso.date('Must be a day such as 2026-11-24'), 'string').optional(),
  coverArtist: line.max(200).optional(),
  coverArtwork: line.max(200).optional(),
  position: clearable(z.int().min(0).max(999), 'integer').optional(),
  /** Markdown; figures by name, such as {{fees.royalty}}. */
  source: prose
    .max(40_000)
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .optional(),
} as const;

export const title = line.min(1, 'Cannot be empty').max(120);
export const slug = z
  .string()
  .trim()
  .refine(isSlug, 'Must be such as how-to-read-a-book: small letters, figures and hyphens');
