import type { ArticleCategory } from '../../shared/domain/article-categories.ts';
import type { TextFields, texts } from '../db/schema/texts.ts';
import { type Figures, fillFigures } from './figures.ts';
import type { WorkReference } from './front-matter.ts';
import { type Heading, headingsOf, parseMarkdown, wordsIn, worksIn } from './markdown.ts';

/** One version of a text with its address. */
export type StoredText = TextFields & Pick<typeof texts.$inferSelect, 'id' | 'kind' | 'slug'>;

type Text = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Markdown with figures filled in. */
  readonly text: string;
  readonly headings: readonly Heading[];
  readonly works: readonly WorkReference[];
  readonly words: number;
};
export type Article = Text & {
  readonly category: ArticleCategory;
  readonly author: string;
  /** The author's role in a few words. */
  readonly role: string;
  readonly published: string;
  readonly cover: WorkReference;
};
export type Page = Text & { readonly order: number; readonly updated: string };

/** Of a draft: the field that has no value yet. */
const noCategory: ArticleCategory = 'collecting';
const noDay = '1970-01-01';

export function articleOf(stored: StoredText, figures: Figures): Article {
  const { category, author, role, day, coverArtist, coverArtwork } = stored;
  return {
    ...textOf(stored, figures),
    category: category ?? noCategory,
    ...{ author, role },
    published: day ?? noDay,
    cover: { artist: coverArtist, artwork: coverArtwork },
  };
}

export function pageOf(stored: StoredText, figures: Figures): Page {
  const { position, day } = stored;
  return { ...textOf(stored, figures), order: position ?? 0, updated: day ?? noDay };
}

function textOf({ id, slug, title, summary, source }: StoredText, figures: Figures): Text {
  const text = fillFigures(source, figures);
  const tokens = parseMarkdown(text);
  return {
    ...{ id, slug, text },
    title: fillFigures(title, figures),
    summary: fillFigures(summary, figures),
    headings: headingsOf(tokens),
    works: worksIn(tokens),
    words: wordsIn(tokens),
  };
}
