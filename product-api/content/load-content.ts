import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { PageSection } from '../../shared/contracts/wire/content.ts';
import { type Figures, figuresAt, fillFigures, type NewBuyerLimits } from './figures.ts';
import {
  type ArticleFront,
  articleFront,
  type PageFront,
  pageFront,
  type WorkReference,
} from './front-matter.ts';
import { type Heading, headingsOf, parseMarkdown, wordsIn, worksIn } from './markdown.ts';

type Text = {
  /** The file's name, which is part of the address. */
  readonly slug: string;
  /** Markdown with figures filled in. */
  readonly text: string;
  readonly headings: readonly Heading[];
  readonly works: readonly WorkReference[];
  readonly words: number;
};
export type Article = ArticleFront & Text;
export type Page = PageFront & Text;

export type Content = {
  /** Newest first. */
  readonly articles: readonly Article[];
  /** By their `order`. */
  readonly pages: Readonly<Record<PageSection, readonly Page[]>>;
};

/** Invalid texts, one line per file. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The content cannot be served:\n${problems.map((one) => `  ${one}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

export const contentDir = join(import.meta.dirname, '..', '..', 'content');

/** Reads and checks all texts. Throws a ContentError that names each invalid file. */
export async function loadContent(
  publicUrl: string,
  newBuyers: NewBuyerLimits,
  folder: string = contentDir,
): Promise<Content> {
  const figures = figuresAt(publicUrl, newBuyers);
  const problems: string[] = [];
  const read = async <Front extends object>(name: string, front: z.ZodType<Front>) =>
    (await readTexts(join(folder, name), { name, figures, front, problems })).filter(
      (text) => text !== null,
    );
  const articles = await read('articles', articleFront);
  const legal = await read('legal', pageFront);
  const howItWorks = await read('how-it-works', pageFront);
  for (const [id, sharing] of Map.groupBy(articles, (article) => article.id)) {
    if (sharing.length > 1) {
      problems.push(`articles: ${sharing.map(({ slug }) => slug).join(', ')} have one id, ${id}`);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  const inOrder = (pages: Page[]) => pages.toSorted((a, b) => a.order - b.order);
  return {
    articles: articles.toSorted((a, b) => b.published.localeCompare(a.published) || b.id - a.id),
    pages: { legal: inOrder(legal), 'how-it-works': inOrder(howItWorks) },
  };
}

type Reading<Front extends object> = {
  readonly name: string;
  readonly figures: Figures;
  readonly front: z.ZodType<Front>;
  readonly problems: string[];
};

async function readTexts<Front extends object>(
  folder: string,
  { name, figures, front, problems }: Reading<Front>,
) {
  const files = await readdir(folder).catch(() => {
    problems.push(`${name}: the folder cannot be read`);
    return [];
  });
  return Promise.all(
    files.sort().map(async (file) => {
      try {
        const contents = await readFile(join(folder, file), 'utf8');
        return readText(file, contents, { front, figures });
      } catch (error) {
        const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        problems.push(`${name}/${file}: ${why.replaceAll('\n', ' ')}`);
        return null;
      }
    }),
  );
}

function readText<Front extends object>(
  file: string,
  contents: string,
  { front, figures }: Pick<Reading<Front>, 'front' | 'figures'>,
): Front & Text {
  const slug = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1];
  if (slug === undefined) throw new Error('a file is called some-words.md');
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(contents);
  if (!parts) throw new Error('there is no front matter between two lines of ---');
  const [, head = '', body = ''] = parts;
  const told = front.parse(parse(fillFigures(head, figures)));
  const text = fillFigures(body, figures).trim();
  if (text === '') throw new Error('there is no text');
  const tokens = parseMarkdown(text);
  const words = wordsIn(tokens);
  return { ...told, slug, text, headings: headingsOf(tokens), works: worksIn(tokens), words };
}
